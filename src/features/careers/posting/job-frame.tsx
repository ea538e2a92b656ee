import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Ground } from '@/components/dial/ground';
import { Seo } from '@/components/seo';
import { ButtonLink } from '@/components/ui/button';
import type { Href } from '@/content/facts/paths';
import type { PostingTexts } from '@/content/texts';
import { useHydrated } from '@/lib/use-hydrated';
import { applyPath } from '../job';
import { PositionsFailure } from '../list-states';

interface JobFrameProps {
  texts: PostingTexts;
  title: string;
  language?: string | undefined;
  lead: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** Tall enough to avoid layout shifts below it. */
export function JobFrame({ texts, title, language, lead, action, children }: JobFrameProps) {
  const listHref = useListHref(texts.positions.id);
  return (
    <div className="min-h-[calc(100svh-4rem)]">
      <Ground
        ground="clay"
        title={title}
        titleLanguage={language}
        lead={lead}
        extra={action}
        back={{ label: texts.back, href: listHref }}
      />
      <div className="wrap section">{children}</div>
    </div>
  );
}

/** The list as it was filtered when this posting was opened from it. */
function useListHref(id: string): Href {
  const state: unknown = useLocation().state;
  const list = useHydrated() && typeof state === 'object' && state && 'list' in state && state.list;
  const search = typeof list === 'string' && list.startsWith('?') ? list : '';
  return `/careers${search}#${id}` as Href;
}

/** Without noindex: robots would obey it before the script can remove it. */
export function JobLoading({ texts }: { texts: PostingTexts }) {
  return (
    <>
      <Seo meta={texts.meta} isIndexingUnknown />
      <JobFrame texts={texts} title={texts.meta.title} lead={texts.loading}>
        <p className="max-w-reading text-lead">{texts.about}</p>
      </JobFrame>
    </>
  );
}

export function JobFailure({ texts }: { texts: PostingTexts }) {
  return (
    <>
      <Seo meta={texts.meta} isIndexingUnknown />
      <JobFrame texts={texts} title={texts.failed.title} lead={texts.failed.text}>
        <PositionsFailure texts={texts.positions} />
      </JobFrame>
    </>
  );
}

interface NoJobProps {
  texts: PostingTexts;
  words: { title: string; text: string };
  endedId?: string | undefined;
}

/** Closed and unknown postings look the same from outside. A truncated address is shown separately. */
export function NoJob({ texts, words, endedId }: NoJobProps) {
  const { meta, list, resume } = texts.closed;
  return (
    <>
      <Seo meta={meta} />
      <JobFrame texts={texts} title={words.title} lead={words.text}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/careers#open-positions">{list}</ButtonLink>
          <ButtonLink to={endedId ? applyPath(endedId) : '/apply'} variant="outlined">
            {endedId ? texts.ended.apply : resume}
          </ButtonLink>
        </div>
      </JobFrame>
    </>
  );
}

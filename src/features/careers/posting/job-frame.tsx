import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Ground } from '@/components/dial/ground';
import { Seo } from '@/components/seo';
import { ButtonLink } from '@/components/ui/button';
import type { Href } from '@/content/facts/paths';
import type { PostingTexts } from '@/content/texts';
import { useHydrated } from '@/lib/use-hydrated';
import { applyPath } from '../job';
import type { ClosedState } from '../job-queries';
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

/** The list as it was filtered when this posting was opened from it: `JobCard` hands on its query. */
function useListHref(sectionId: string): Href {
  const state = useLocation().state as { list?: unknown } | null;
  const list = useHydrated() && state?.list;
  const search = typeof list === 'string' && list.startsWith('?') ? list : '';
  return `/careers${search}#${sectionId}` as Href;
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
  id: string;
  reason: 'unknown' | ClosedState;
}

/** A late application can still name a posting whose closing day is over. */
export function NoJob({ texts, id, reason }: NoJobProps) {
  const { meta, list, resume } = texts.closed;
  const { title, text } = texts[reason];
  return (
    <>
      <Seo meta={meta} />
      <JobFrame texts={texts} title={title} lead={text}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/careers#open-positions">{list}</ButtonLink>
          <ButtonLink to={reason === 'ended' ? applyPath(id) : '/apply'} variant="outlined">
            {reason === 'ended' ? texts.ended.apply : resume}
          </ButtonLink>
        </div>
      </JobFrame>
    </>
  );
}

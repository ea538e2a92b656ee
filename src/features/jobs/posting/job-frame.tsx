import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageIntro } from '@/components/sections/page-intro';
import { Container } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { ButtonLink } from '@/components/ui/button';
import type { Href } from '@/content/facts/paths';
import { positions } from '@/content/en/positions';
import { posting } from '@/content/en/posting';
import { useHydrated } from '@/lib/use-hydrated';
import { PositionsFailure } from '../list-states';

interface JobFrameProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** Tall enough that what comes below does not jump into sight and out again. */
export function JobFrame({ title, lead, children }: JobFrameProps) {
  return (
    <div className="min-h-[calc(100svh-4rem)]">
      <PageIntro
        title={title}
        long
        lead={lead}
        back={{ label: posting.back, href: useListHref() }}
      />
      <Container className="pb-section">{children}</Container>
    </div>
  );
}

function useListHref(): Href {
  const state: unknown = useLocation().state;
  const left = useHydrated() && typeof state === 'object' && state && 'list' in state && state.list;
  const search = typeof left === 'string' && left.startsWith('?') ? left : '';
  return `/careers${search}#${positions.id}` as Href;
}

/** Without noindex, which robots would obey before the script that knows better. */
export function JobLoading() {
  return (
    <>
      <Seo meta={posting.meta} robots="silent" />
      <JobFrame title={posting.meta.title} lead={posting.loading}>
        <p className="max-w-reading text-lead">{posting.about}</p>
        <noscript>
          <p className="mt-6 max-w-reading">{posting.noScript}</p>
        </noscript>
      </JobFrame>
    </>
  );
}

export function JobFailure() {
  return (
    <>
      <Seo meta={posting.meta} robots="silent" />
      <JobFrame title={posting.failed.title} lead={posting.failed.text}>
        <PositionsFailure />
      </JobFrame>
    </>
  );
}

/** Nobody outside can tell a closed posting from one that never was. */
export function JobClosed() {
  const { meta, title, text, list, resume } = posting.closed;
  return (
    <>
      <Seo meta={meta} />
      <JobFrame title={title} lead={text}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/careers#open-positions">{list}</ButtonLink>
          <ButtonLink to="/apply" look="outlined">
            {resume}
          </ButtonLink>
        </div>
      </JobFrame>
    </>
  );
}

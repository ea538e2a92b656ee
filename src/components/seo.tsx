import { createContext, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { arrivalKey } from '@/lib/lazy-still';
import type { HeadTagsProps } from './head-tags';

/** Given when prerendering, where the tags must be written at once. */
export const HeadContext = createContext<((props: HeadTagsProps) => ReactNode) | undefined>(
  undefined,
);

const LaterTags = lazy<ComponentType<HeadTagsProps>>(() =>
  import('./head-tags').then(
    ({ LaterHeadTags }) => ({ default: LaterHeadTags }),
    // Without them the page still serves its visitor.
    () => ({ default: () => null }),
  ),
);

interface SeoProps extends HeadTagsProps {
  /** Known only now that data has come: it takes the place of what was prerendered. */
  loaded?: boolean;
}

/**
 * What the page says of itself to search engines and to those who preview links. A prerendered page
 * has said it already: the code for it comes with the first move to another page.
 */
export function Seo({ loaded, ...props }: SeoProps) {
  const writeTags = use(HeadContext);
  const arrived = useLocation().key === arrivalKey;
  const said =
    !writeTags && arrived && !loaded && document.head.querySelector('[data-page]') !== null;

  if (writeTags) return writeTags(props);
  return said ? null : (
    <Suspense>
      <LaterTags {...props} />
    </Suspense>
  );
}

import { createContext, lazy, Suspense, use, useLayoutEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { HeadTagsProps } from './head-tags';

/** Given when prerendering, where the tags must be written at once. */
export const HeadContext = createContext<ComponentType<HeadTagsProps> | undefined>(undefined);

const LaterTags = lazy(async () => ({ default: (await import('./head-tags')).HeadTags }));

interface SeoProps extends HeadTagsProps {
  /** Known only now that data has come: it takes the place of what was prerendered. */
  loaded?: boolean;
}

/**
 * What the page says of itself to search engines and to those who preview links. A prerendered page
 * has said it already: the code for it comes with the first move to another page.
 */
export function Seo({ loaded, ...props }: SeoProps) {
  const PrerenderTags = use(HeadContext);
  const arrived = useLocation().key === 'default';
  const said = !PrerenderTags && arrived && !loaded && prerenderedTags().length > 0;

  useLayoutEffect(() => {
    if (said) return;
    for (const tag of prerenderedTags()) tag.remove();
  }, [said]);

  if (PrerenderTags) return <PrerenderTags {...props} />;
  return said ? null : (
    <Suspense>
      <LaterTags {...props} />
    </Suspense>
  );
}

/** The build marks what it wrote for this page alone. */
function prerenderedTags() {
  return document.head.querySelectorAll('[data-page]');
}

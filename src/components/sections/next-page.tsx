import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import type { Href } from '@/content/facts/paths';
import { cx } from '@/lib/cx';
import { Container } from './section';

interface Neighbour {
  path: Href;
  label: string;
}

interface NextPageProps {
  texts: { label: string; previous: string; next: string };
  /** All pages of the series in order; the first follows the last. */
  pages: readonly Neighbour[];
  path: Href;
}

/** Links to the previous and the next page of a series. */
export function NextPage({ texts, pages, path }: NextPageProps) {
  const index = pages.findIndex((page) => page.path === path);
  const previous = pages.at(index - 1);
  const next = pages[(index + 1) % pages.length];
  return (
    <nav aria-label={texts.label} className="border-t border-line print:hidden">
      <Container className="grid md:grid-cols-2">
        {next && <Turn {...next} hint={texts.next} forward />}
        {previous && <Turn {...previous} hint={texts.previous} />}
      </Container>
    </nav>
  );
}

type TurnProps = Neighbour & { hint: string; forward?: boolean };

function Turn({ path, label, hint, forward = false }: TurnProps) {
  return (
    <Link
      to={path}
      className={cx(
        'group block py-5 md:py-14',
        forward ? 'md:order-2 md:border-s md:border-line md:ps-10' : 'max-md:hidden md:pe-10',
      )}
    >
      <span className="text-small text-quiet">{hint}</span>
      <span className="mt-1 flex items-center gap-3 text-title group-hover:text-link">
        {!forward && <Arrow to="back" />}
        {label}
        {forward && <Arrow />}
      </span>
    </Link>
  );
}

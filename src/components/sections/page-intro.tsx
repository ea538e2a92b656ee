import type { ReactNode } from 'react';
import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useTexts } from '@/components/texts';
import type { Action, NavLink } from '@/content/types';
import { cx } from '@/lib/cx';
import { AboveTheFold } from './above-the-fold';
import { Container, Eyebrow } from './section';

interface PageIntroProps {
  eyebrow?: string;
  title: string;
  /** What the title stands for, below it. */
  subtitle?: string | undefined;
  /** The title's language, if it differs from the page's. */
  titleLanguage?: string | undefined;
  /** A long title, set one size smaller on wide screens. */
  long?: boolean;
  lead: string;
  actions?: readonly Action[];
  extra?: ReactNode;
  /** Ancestor pages for the breadcrumbs, outermost first. */
  trail?: readonly NavLink[];
  /** A link to the parent page, instead of breadcrumbs. */
  back?: Action;
  /** The page has a form: once it is sent, only the title stays, for screen readers (site.css). */
  untilSent?: boolean;
  /** Sets the texts beside an illustration (Illustrated). */
  renderIllustrated?: (texts: ReactNode) => ReactNode;
  /** A drawing on a dark background: beside the text on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page: breadcrumbs, title, lead and actions. */
export function PageIntro({
  untilSent,
  trail,
  back,
  title,
  aside,
  renderIllustrated,
  children,
  ...texts
}: PageIntroProps) {
  const head = (
    <>
      {trail && <Breadcrumb trail={trail} current={title} />}
      {back && <Back {...back} />}
    </>
  );
  const space = cx('pb-12 md:pb-16 print:py-4', trail || back ? 'pt-6 md:pt-8' : 'pt-14 md:pt-20');
  const intro = <Texts title={title} {...texts} />;
  if (!aside) {
    return (
      <Container className={space} untilSent={untilSent}>
        {head}
        {renderIllustrated ? renderIllustrated(intro) : intro}
        {children}
      </Container>
    );
  }
  return (
    <div
      data-until-sent={untilSent}
      className="on-dark overflow-hidden border-b border-line bg-paper print:border-0"
    >
      <Container className={space}>
        {head}
        <div className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-2 print:grid-cols-2">
          {intro}
          {aside}
        </div>
        {children}
      </Container>
    </div>
  );
}

function Texts({
  eyebrow,
  title,
  subtitle,
  titleLanguage,
  long,
  lead,
  actions,
  extra,
}: PageIntroProps) {
  return (
    <AboveTheFold>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1
        lang={titleLanguage}
        className={cx(
          'max-w-4xl wrap-anywhere',
          long ? 'text-display lg:text-headline' : 'text-display',
        )}
      >
        {title}
        {subtitle && (
          <>
            <span className="sr-only">: </span>
            <span className="mt-3 block text-title text-balance">{subtitle}</span>
          </>
        )}
      </h1>
      <p className="mt-6 max-w-reading text-lead text-quiet">{lead}</p>
      {(actions ?? extra) && (
        <div className="mt-8 flex flex-wrap gap-2 sm:gap-3 print:hidden">
          {actions?.map(({ label, href }, index) => (
            <ButtonLink
              key={label}
              to={href}
              variant={index === 0 ? 'filled' : 'outlined'}
              className="max-sm:px-3 max-sm:text-small"
            >
              {label}
            </ButtonLink>
          ))}
          {extra}
        </div>
      )}
    </AboveTheFold>
  );
}

function Back({ label, href }: Action) {
  return (
    <Link
      to={href}
      className="mb-6 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:text-link hover:underline print:hidden"
    >
      <Arrow to="back" />
      {label}
    </Link>
  );
}

function Breadcrumb({ trail, current }: { trail: readonly NavLink[]; current: string }) {
  const { ui } = useTexts();
  return (
    <nav aria-label={ui.breadcrumb} className="mb-4 text-small text-quiet md:mb-8 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <Link to={path} className="inline-flex min-h-11 items-center hover:text-link">
              {name}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}

import type { ReactNode } from 'react';
import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useTexts } from '@/components/texts';
import type { DigitName, GroundName } from '@/content/facts/products';
import type { Action, NamedLink } from '@/content/types';
import { cx } from '@/lib/cx';
import { AboveTheFold } from './above-the-fold';
import { Digit } from './digit';

interface GroundProps {
  id?: string;
  ground: GroundName;
  eyebrow?: ReactNode;
  title: ReactNode;
  subtitle?: string | undefined;
  titleLanguage?: string | undefined;
  lead?: ReactNode;
  actions?: readonly Action[] | undefined;
  extra?: ReactNode;
  trail?: readonly NamedLink[];
  back?: Action;
  digit?: DigitName;
  keypad?: ReactNode;
  /** The page has a form: once it is sent, only the title stays, for screen readers (site.css). */
  isHiddenOnceSent?: boolean;
  /** Beside title and text; with `digit`, on the product's stage. */
  children?: ReactNode;
  below?: ReactNode;
}

export function Ground(props: GroundProps) {
  const { id, ground, digit, keypad, isHiddenOnceSent, children, below } = props;
  const title = <TitleBlock {...props} />;
  const text = <LeadAndActions {...props} />;
  return (
    <section id={id} className="ground" data-ground={ground} data-until-sent={isHiddenOnceSent}>
      <div className={cx('wrap hero', heroLayout(props))}>
        {children ? (
          <AboveTheFold>
            {title}
            {text}
          </AboveTheFold>
        ) : (
          <>
            <AboveTheFold>{title}</AboveTheFold>
            {keypad}
            <div>{text}</div>
          </>
        )}
        {children && digit ? (
          <div className="stage">
            <Digit digit={digit} className="glyph" />
            {children}
          </div>
        ) : (
          children
        )}
      </div>
      {below && <div className="wrap">{below}</div>}
    </section>
  );
}

function heroLayout({ keypad, digit, children }: GroundProps) {
  if (keypad) return 'hero-keypad';
  if (!children) return 'hero-plain';
  return digit && 'hero-product';
}

function TitleBlock({ eyebrow, title, subtitle, titleLanguage, trail, back, digit }: GroundProps) {
  const { ui } = useTexts();
  return (
    <>
      {trail && (
        <nav className="crumbs print:hidden" aria-label={ui.breadcrumb}>
          {digit && <Digit digit={digit} className="chip" />}
          <ol>
            {trail.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {back && <BackLink {...back} className="print:hidden" />}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 lang={titleLanguage}>
        {title}
        {subtitle && (
          <>
            <span className="sr-only">: </span>
            <span className="mt-3 block text-title">{subtitle}</span>
          </>
        )}
      </h1>
    </>
  );
}

export function BackLink({ href, label, className }: Action & { className: string }) {
  return (
    <p className={cx('crumbs', className)}>
      <Link to={href}>
        <Arrow direction="back" />
        {label}
      </Link>
    </p>
  );
}

function LeadAndActions({ lead, actions, extra }: GroundProps) {
  return (
    <>
      {lead && <p className="lead">{lead}</p>}
      {(actions ?? extra) && (
        <div className="actions">
          <ActionLinks actions={actions ?? []} />
          {extra}
        </div>
      )}
    </>
  );
}

export function ActionLinks({ actions }: { actions: readonly Action[] }) {
  return actions.map(({ label, href }, index) => (
    <ButtonLink key={label} to={href} variant={index === 0 ? 'filled' : 'outlined'}>
      {label}
    </ButtonLink>
  ));
}

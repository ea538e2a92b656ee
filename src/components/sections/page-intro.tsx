import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { ui } from '@/content/navigation';
import type { Action, NavLink } from '@/content/types';
import { Container, Eyebrow } from './section';

interface PageIntroProps {
  eyebrow?: string;
  title: string;
  lead: string;
  actions?: readonly Action[];
  /** The pages above this one, outermost first; Home is added. */
  trail?: readonly NavLink[];
  children?: ReactNode;
}

/** The head of an inner page: where one is, its name, one sentence, the first steps. */
export function PageIntro({ eyebrow, title, lead, actions, trail, children }: PageIntroProps) {
  return (
    <Container className="pt-8 pb-12 md:pt-12 md:pb-16">
      {trail && <Breadcrumb trail={trail} current={title} />}
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className="max-w-4xl text-display">{title}</h1>
      <p className="mt-6 max-w-prose text-lead text-quiet">{lead}</p>
      {actions && (
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          {actions.map(({ label, href }, index) => (
            <ButtonLink key={label} to={href} look={index === 0 ? 'filled' : 'outlined'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
      {children}
    </Container>
  );
}

function Breadcrumb({ trail, current }: { trail: readonly NavLink[]; current: string }) {
  return (
    <nav aria-label={ui.breadcrumb} className="mb-8 text-small text-quiet print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <Link to={path} className="inline-flex min-h-11 items-center hover:text-brand">
              {name}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="text-text">
          {current}
        </li>
      </ol>
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { Feature, Stat } from '@/content/types';
import { ContactOptions } from './contact-options';
import { Stats } from './stats';
import { Rows } from './rows';
import { Section } from './section';

interface ContactFormSectionProps {
  id: string;
  title: string;
  lead: string;
  whyTitle: string;
  why: readonly Feature[];
  stats: readonly Stat[];
  formId: string;
  formTitle: string;
  formIntro: string;
  children: ReactNode;
}

export function ContactFormSection(props: ContactFormSectionProps) {
  const { whyTitle, why, stats, formId, formTitle, formIntro, children, ...heading } = props;
  return (
    <Section isLeadBeside {...heading}>
      <div className="grid gap-x-16 gap-y-8 contact">
        <div>
          <h3 className="mb-3">{whyTitle}</h3>
          <Rows items={why.map(({ title: term, description: text }) => ({ term, text }))} />
          <div className="mt-8">
            <Stats stats={stats} />
          </div>
        </div>
        <div id={formId} className="card self-start lg:row-span-2">
          <h3>{formTitle}</h3>
          <p data-unsent>{formIntro}</p>
          {children}
        </div>
        <ContactOptions heading="h3" />
      </div>
    </Section>
  );
}

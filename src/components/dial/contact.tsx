import type { ReactNode } from 'react';
import { ContactOptions } from './contact-options';
import type { Feature, Stat } from '@/content/types';
import { Facts } from './facts';
import { Rows } from './rows';
import { Section } from './section';

interface ContactProps {
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

/** Why us, beside the form. */
export function Contact(props: ContactProps) {
  const { whyTitle, why, stats, formId, formTitle, formIntro, children, ...heading } = props;
  return (
    <Section two {...heading}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h3 className="mb-3">{whyTitle}</h3>
          <Rows items={why.map(({ title: term, description: text }) => ({ term, text }))} />
          <div className="mt-6">
            <Facts stats={stats} />
          </div>
        </div>
        <div id={formId} className="card group self-start lg:row-span-2">
          <h3>{formTitle}</h3>
          <p className="group-has-[form[hidden]]:hidden">{formIntro}</p>
          {children}
        </div>
        <ContactOptions heading="h3" />
      </div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import type { Feature, Stat } from '@/content/types';
import { ContactOptions } from './contact-options';
import { Reasons } from './reasons';
import { Section } from './section';

interface ContactProps {
  id: string;
  eyebrow: string;
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

export function Contact(props: ContactProps) {
  const { whyTitle, why, stats, formId, formTitle, formIntro, children, ...heading } = props;
  return (
    <Section {...heading}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <Reasons title={whyTitle} reasons={why} stats={stats} />
        <div id={formId} className="group lg:row-span-2">
          <h3 className="text-heading">{formTitle}</h3>
          <p className="mt-2 text-quiet group-has-[form[hidden]]:hidden">{formIntro}</p>
          <div className="mt-4">{children}</div>
        </div>
        <ContactOptions heading="h3" className="border-t border-line pt-6" />
      </div>
    </Section>
  );
}

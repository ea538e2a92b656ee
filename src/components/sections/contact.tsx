import type { Feature, Stat } from '@/content/types';
import { Reasons } from './reasons';
import { Section } from './section';
import { WriteToUs } from './write-to-us';

interface ContactProps {
  id: string;
  eyebrow: string;
  title: string;
  lead: string;
  whyTitle: string;
  why: readonly Feature[];
  stats: readonly Stat[];
  formTitle: string;
  formIntro: string;
}

/** Reasons and figures on one side, the way to us on the other. */
export function Contact({ whyTitle, why, stats, formTitle, formIntro, ...heading }: ContactProps) {
  return (
    <Section {...heading}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Reasons title={whyTitle} reasons={why} stats={stats} />
        <div id={`${heading.id}-form`}>
          <h3 className="text-heading">{formTitle}</h3>
          <p className="mt-2 mb-6 text-quiet">{formIntro}</p>
          <WriteToUs />
        </div>
      </div>
    </Section>
  );
}

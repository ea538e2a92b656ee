import { ButtonLink } from '@/components/ui/button';
import type { Action, Stat } from '@/content/types';
import { AfricaMap } from './africa-map';
import { AboveTheFold } from './above-the-fold';
import { Container, Eyebrow } from './section';
import { StatGrid } from './stat-grid';

interface HeroProps {
  id: string;
  eyebrow: string;
  headline: string;
  /** The part of the headline to highlight: its figure. */
  figure: string;
  lead: string;
  actions: readonly Action[];
  stats: readonly Stat[];
  mapAlt: string;
}

export function Hero({ id, eyebrow, headline, figure, lead, actions, stats, mapAlt }: HeroProps) {
  return (
    <section id={id} className="on-dark relative isolate overflow-hidden bg-paper">
      <Container className="flex flex-col pt-6 pb-4 md:pt-14 lg:min-h-[min(54rem,calc(100svh-4.0625rem))] lg:pt-10">
        <AboveTheFold className="lg:my-auto">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="max-w-[12em] text-headline text-wrap">
            <Marked text={headline} part={figure} />
          </h1>
          <p className="mt-4 text-lead text-quiet md:mt-7 md:max-w-md lg:max-w-xl">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow sm:gap-3 md:mt-9 print:hidden">
            {actions.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                to={href}
                variant={index === 0 ? 'filled' : 'outlined'}
                className="max-sm:px-3 max-sm:text-small"
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        </AboveTheFold>
        <AfricaMap
          label={mapAlt}
          from="cd"
          className="-z-10 -me-12 -mt-8 -mb-24 h-auto w-72 max-w-full self-end md:absolute md:-end-[5vw] md:top-4 md:m-0 md:w-[min(44vw,80svh)] md:max-w-200"
        />
        <StatGrid stats={stats} className="md:mt-10" />
      </Container>
    </section>
  );
}

function Marked({ text, part }: { text: string; part: string }) {
  const [before = '', after = ''] = text.split(part);
  return (
    <>
      {before}
      <span className="inline-block text-marigold">{part}</span>
      {after}
    </>
  );
}

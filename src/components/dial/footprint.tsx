import { MarketFlag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import type { RegionCard } from '@/content/types';
import { AfricaMap } from './africa-map';
import { Section } from './section';

interface FootprintProps {
  id: string;
  title: string;
  lead: string;
  mapAlt: string;
  cards: readonly RegionCard[];
}

export function Footprint({ mapAlt, cards, ...heading }: FootprintProps) {
  return (
    <Section tone="sand" isLeadBeside {...heading}>
      <div className="grid items-center gap-x-16 lg:grid-cols-2">
        <ul className="rows">
          {cards.map(({ title, description, countries, cta, link }) => (
            <li key={link}>
              <h3>{title}</h3>
              <p className="mt-1 text-quiet">{description}</p>
              <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small font-semibold">
                {countries.map(({ code, name }) => (
                  <li key={code} className="flex items-center gap-2">
                    <MarketFlag code={code} />
                    {name}
                  </li>
                ))}
              </ul>
              <Link to={link} className="more-link">
                {cta}
              </Link>
            </li>
          ))}
        </ul>
        <AfricaMap label={mapAlt} />
      </div>
    </Section>
  );
}

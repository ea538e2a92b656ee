import { useState, type ComponentProps } from 'react';
import { Arrow } from '@/components/ui/arrow';
import { Flag } from '@/components/ui/flag';
import { Fold } from '@/components/ui/fold';
import { Link } from '@/components/ui/link';
import type { MarketCode } from '@/content/facts/markets';
import type { RegionCard } from '@/content/types';
import { useHydrated } from '@/lib/use-hydrated';
import { AfricaMap } from './africa-map';
import { Section } from './section';

interface FootprintCard extends RegionCard {
  countries: readonly { code: MarketCode; name: string }[];
}

interface FootprintProps {
  id: string;
  eyebrow: string;
  title: string;
  lead: string;
  mapAlt: string;
  cards: readonly FootprintCard[];
}

export function Footprint({ mapAlt, cards, ...heading }: FootprintProps) {
  const [active, setActive] = useState<readonly MarketCode[]>();
  return (
    <Section tone="sand" {...heading}>
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-12">
        <AfricaMap
          label={mapAlt}
          labels
          // Fine lines are omitted from the prerendered HTML, which saves a kilobyte.
          borders={useHydrated()}
          active={active}
          className="mx-auto w-full max-w-2xl max-md:hidden lg:col-span-7 lg:max-w-none"
        />
        <ul className="lg:col-span-5" onPointerLeave={() => setActive(undefined)}>
          {cards.map((card) => {
            const light = () => setActive(card.countries.map(({ code }) => code));
            return (
              <li
                key={card.link}
                className="border-t border-line last:border-b"
                onPointerEnter={light}
              >
                <Region {...card} onFocus={light} onBlur={() => setActive(undefined)} />
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

type RegionProps = FootprintCard & Pick<ComponentProps<typeof Link>, 'onFocus' | 'onBlur'>;

function Region({ title, description, countries, features, cta, link, ...listeners }: RegionProps) {
  return (
    <Fold summary={<h3>{title}</h3>}>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small font-semibold">
        {countries.map(({ code, name }) => (
          <li key={code} className="flex items-center gap-2">
            <Flag code={code} className="h-4" />
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-quiet">{description}</p>
      <div className="mt-3 overflow-hidden">
        {/* The separator dot is clipped where a feature begins a line. */}
        <ul className="-ms-5 flex flex-wrap gap-y-1 text-small text-quiet">
          {features.map((feature) => (
            <li
              key={feature}
              className="relative ps-5 before:absolute before:start-2 before:content-['·']"
            >
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <Link
        to={link}
        {...listeners}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:text-link hover:underline"
      >
        {cta}
        <Arrow />
      </Link>
    </Fold>
  );
}

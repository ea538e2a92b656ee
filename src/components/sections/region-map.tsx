import { useTexts } from '@/components/texts';
import { textAlternative } from '@/components/ui/text-alternative';
import { places } from '@/content/facts/map/places';
import { markets, type MarketCode } from '@/content/facts/markets';
import { regionsMap } from '@/content/facts/map/regions';
import type { RegionPath } from '@/content/facts/paths';
import { cx } from '@/lib/cx';
import { Arcs } from './signal-arcs';

export interface RegionMapProps {
  region: RegionPath;
  /** The region's active markets, filled with dots; its other countries are only outlined. */
  open: readonly { code: string }[];
  label: string;
  className?: string;
}

const radii = [96, 192, 288, 384, 480, 576];

/** A close-up of a region: its markets in colour with their capitals, the neighbours in grey. */
export function RegionMap({ region, open, label, className }: RegionMapProps) {
  const lit = open.map(({ code }) => code);
  const { marketNames } = useTexts();
  const [left, top, width, height] = regionsMap.frames[region];
  const countries = markets.filter((country) => country.region === region);
  const { at, facing } = regionsMap.arcs[region];
  const box = `${left} ${top} ${width} ${height}`;
  return (
    <div className={cx('region-map relative', className)} {...textAlternative(label)}>
      <svg viewBox={box} className="map-surroundings block w-full">
        <Arcs at={at} radii={radii} bearing={facing - 90} sweep={180} />
        <g className="map-dots" strokeDasharray="0 16">
          <path d={regionsMap.rest} />
          {markets
            .filter(({ code }) => !lit.includes(code))
            .map(({ code }) => (
              <path key={code} d={regionsMap.dots[code]} />
            ))}
        </g>
      </svg>
      <svg viewBox={box} className="absolute inset-0 size-full">
        <g className="map-dots" strokeDasharray="0 16">
          {countries
            .filter(({ code }) => lit.includes(code))
            .map(({ code }) => (
              <path key={code} d={regionsMap.dots[code]} data-state="lit" />
            ))}
        </g>
        <g className="map-borders">
          {countries.map(({ code }) => (
            <path key={code} d={regionsMap.outlines[code]} data-state="lit" />
          ))}
        </g>
      </svg>
      {/* Not scaled: positions are percentages, so that the names keep their size. */}
      <svg className="map-names absolute inset-0 size-full overflow-visible">
        {countries.map(({ code }) => (
          <Capital
            key={code}
            code={code}
            name={marketNames[code]}
            x={`${((100 * (regionsMap.capitals[code][0] - left)) / width).toFixed(2)}%`}
            y={`${((100 * (regionsMap.capitals[code][1] - top)) / height).toFixed(2)}%`}
          />
        ))}
      </svg>
    </div>
  );
}

function Capital({ code, name, x, y }: { code: MarketCode; name: string; x: string; y: string }) {
  const { capital, nameOnTheLeft } = places[code];
  const text = nameOnTheLeft
    ? ({ x, y, dx: -10, textAnchor: 'end' } as const)
    : ({ x, y, dx: 10 } as const);
  return (
    <>
      <circle cx={x} cy={y} r="4" />
      <text {...text} dy="0.3em" className="sm:[translate:0_-0.5rem]">
        {name}
      </text>
      <text {...text} dy="1.15em" className="map-capital hidden sm:block">
        {capital}
      </text>
    </>
  );
}

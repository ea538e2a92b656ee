import { useTexts } from '@/components/texts';
import { africa } from '@/content/facts/map/africa';
import { isPlanned, markets } from '@/content/facts/markets';

/** Room for the names beside the map. */
const margin = { west: 60, east: 120 };
/** Between a market's leader and the name that stands on it. */
const nameGap = 6;

export function AfricaMap({ label }: { label: string }) {
  const { marketNames, ui } = useTexts();
  const { width, height, land, dots, leaders } = africa;
  return (
    <svg
      viewBox={`${-margin.west} 0 ${width + margin.west + margin.east} ${height}`}
      className="map"
      role="img"
      aria-label={label}
    >
      <path d={land} />
      <path className="lit" d={markets.map(({ code }) => dots[code]).join('')} />
      <path className="leaders" d={markets.map(({ code }) => leaders[code].d).join('')} />
      {markets.map(({ code }) => {
        const { side, y } = leaders[code];
        const isWest = side === 'west';
        return (
          <text
            key={code}
            x={isWest ? -margin.west : width + margin.east}
            y={y - nameGap}
            textAnchor={isWest ? undefined : 'end'}
          >
            {marketNames[code]}
            {isPlanned(code) && <tspan>{` ${ui.planned}`}</tspan>}
          </text>
        );
      })}
    </svg>
  );
}

import { useTexts } from '@/components/texts';
import { africa } from '@/content/facts/map/africa';
import { isPlanned, markets } from '@/content/facts/markets';

const margin = { isWest: 60, east: 120 };

export function AfricaMap({ label }: { label: string }) {
  const { marketNames, ui } = useTexts();
  const { width, height, land, dots, leaders } = africa;
  return (
    <svg
      viewBox={`${-margin.isWest} 0 ${width + margin.isWest + margin.east} ${height}`}
      className="map"
      role="img"
      aria-label={label}
    >
      <path d={land} />
      <path className="lit" d={markets.map(({ code }) => dots[code].replace('m', 'M')).join('')} />
      <path className="leaders" d={markets.map(({ code }) => leaders[code].d).join('')} />
      {markets.map(({ code }) => {
        const { side, y } = leaders[code];
        const west = side === 'west';
        return (
          <text
            key={code}
            x={west ? -margin.isWest : width + margin.east}
            y={y - 6}
            textAnchor={west ? undefined : 'end'}
          >
            {marketNames[code]}
            {isPlanned(code) && <tspan>{` ${ui.planned}`}</tspan>}
          </text>
        );
      })}
    </svg>
  );
}

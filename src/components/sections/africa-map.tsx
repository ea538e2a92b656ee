import { useTexts } from '@/components/texts';
import { textAlternative } from '@/components/ui/text-alternative';
import { africa } from '@/content/facts/map/africa';
import { markets, type MarketCode } from '@/content/facts/markets';
import { cx } from '@/lib/cx';
import { Arcs } from './signal-arcs';

const codes = markets.map(({ code }) => code);
const radii = [44, 88, 132, 176, 220, 264, 308];

export interface AfricaMapProps {
  /** Text alternative; without one, the map is decorative. */
  label?: string;
  /** Markets in colour; all of them by default. */
  lit?: readonly MarketCode[];
  /** Markets to emphasise; the other coloured ones are dimmed. */
  active?: readonly MarketCode[] | undefined;
  /** The market whose capital sends arcs to the others; none by default. */
  from?: MarketCode;
  borders?: boolean;
  labels?: boolean;
  className?: string;
}

/** A dotted map of Africa with the markets highlighted. */
export function AfricaMap(props: AfricaMapProps) {
  const { label, lit = codes, active, from, borders, labels, className } = props;
  const { width, height } = africa;
  return (
    <div className={cx('relative', className)} {...textAlternative(label)}>
      <svg viewBox={`0 0 ${width} ${height}`} className="block w-full overflow-visible">
        {from && (
          <Arcs
            at={africa.capitals[from]}
            radii={radii}
            bearing={africa.facing[from] - 90}
            sweep={180}
          />
        )}
        <g className="map-dots" strokeDasharray="0 8">
          <path d={africa.land} />
          {lit.map((code) => (
            <path key={code} d={africa.dots[code]} data-state={stateOf(code, lit, active)} />
          ))}
        </g>
        {borders && (
          <g className="map-borders">
            {codes.map((code) => (
              <path key={code} d={africa.outlines[code]} data-state={stateOf(code, lit, active)} />
            ))}
          </g>
        )}
        {labels && (
          <g className="map-leaders hidden md:block">
            {codes.map((code) => (
              <path key={code} d={africa.leaders[code].d} />
            ))}
            {codes.map((code) => {
              const [x, y] = africa.leaders[code].from;
              return <circle key={code} cx={x} cy={y} r={3.5} />;
            })}
          </g>
        )}
      </svg>
      {labels && <Labels lit={lit} active={active} />}
    </div>
  );
}

/** Market names in one size at all widths: this layer does not scale, so positions are percentages. */
function Labels({ lit, active }: Required<Pick<AfricaMapProps, 'lit' | 'active'>>) {
  const { marketNames } = useTexts();
  return (
    <svg className="map-names absolute inset-0 hidden size-full overflow-visible md:block">
      {markets.map(({ code }) => {
        const { side, y } = africa.leaders[code];
        return (
          <text
            key={code}
            x={side === 'west' ? '0%' : '100%'}
            y={`${((100 * y) / africa.height).toFixed(2)}%`}
            dy="-6"
            textAnchor={side === 'west' ? 'start' : 'end'}
            data-state={stateOf(code, lit, active)}
          >
            {marketNames[code]}
          </text>
        );
      })}
    </svg>
  );
}

function stateOf(code: MarketCode, lit: readonly MarketCode[], active?: readonly MarketCode[]) {
  if (!lit.includes(code)) return undefined;
  if (!active?.length) return 'lit';
  return active.includes(code) ? 'active' : 'quiet';
}

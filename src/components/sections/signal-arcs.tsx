import { textAlternative } from '@/components/ui/text-alternative';
import { cx } from '@/lib/cx';

interface ArcsProps {
  at: readonly [x: number, y: number];
  radii: readonly number[];
  /** Where the arcs begin, in degrees clockwise from north. */
  bearing: number;
  /** How far round they go, in degrees. */
  sweep: number;
}

/** Concentric arcs around a point of an SVG drawing, fainter with distance; drawn once on arrival. */
export function Arcs({ at: [x, y], radii, bearing, sweep }: ArcsProps) {
  return (
    <g className="signal-arcs">
      {radii.map((r, index) => (
        <circle
          key={r}
          cx={x}
          cy={y}
          r={r}
          pathLength={360}
          strokeDasharray={`${sweep} ${360 - sweep}`}
          transform={`rotate(${bearing - 90} ${x} ${y})`}
          opacity={fade(index, radii.length)}
        />
      ))}
    </g>
  );
}

const fade = (index: number, count: number) => Number((1 - (0.8 * index) / count).toFixed(2));

const shapes = {
  /** Half circles on a line: stands on a section's hairline. */
  rise: { box: '0 0 128 64', at: [64, 64], radii: [12, 24, 36, 48, 60], bearing: -90, sweep: 180 },
  /** Quarter circles out of the lower left corner. */
  corner: {
    box: '0 0 320 320',
    at: [0, 320],
    radii: [48, 92, 136, 180, 224, 268, 312],
    bearing: 0,
    sweep: 90,
  },
  /** A beam to the right. */
  beam: {
    box: '0 0 320 240',
    at: [16, 120],
    radii: [40, 76, 112, 148, 184, 220, 256, 292],
    bearing: 62,
    sweep: 56,
  },
} as const;

interface SignalArcsProps {
  shape: keyof typeof shapes;
  className?: string;
}

/** The brand's motif on its own: a point that sends arcs. */
export function SignalArcs({ shape, className }: SignalArcsProps) {
  const { box, ...arcs } = shapes[shape];
  const [x, y] = arcs.at;
  return (
    <svg viewBox={box} className={cx('block', className)} aria-hidden>
      <Arcs {...arcs} />
      <circle cx={x} cy={y} r={4} className="fill-accent" />
    </svg>
  );
}

/** For the page that is not there: a signal that breaks up, and nobody within its reach. */
export function LostSignal({ label, className }: { label: string; className?: string }) {
  const gaps = ['', '', '14 3', '8 6', '4 9', '1.5 12', '0.75 18'];
  return (
    <svg viewBox="0 0 480 240" className={cx('block', className)} {...textAlternative(label)}>
      <g className="signal-arcs">
        {gaps.map((gap, index) => (
          <path
            key={gap || index}
            d={arc(24, 120, 40 + index * 44)}
            strokeDasharray={gap || undefined}
            strokeLinecap="round"
            opacity={fade(index, gaps.length)}
          />
        ))}
      </g>
      <circle cx={24} cy={120} r={6} className="fill-accent" />
      <circle cx={456} cy={120} r={6} className="fill-none stroke-edge" strokeWidth={1.5} />
    </svg>
  );
}

/** An arc to the right of a point, at most 44 degrees up and down and never out of the picture. */
function arc(x: number, y: number, r: number): string {
  const up = Math.min(r * Math.sin((44 * Math.PI) / 180), y - 8);
  const across = Math.round(Math.sqrt(r * r - up * up));
  return `M${x + across} ${Math.round(y - up)}a${r} ${r} 0 0 1 0 ${Math.round(2 * up)}`;
}

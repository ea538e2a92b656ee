import { textAlternative } from '@/components/ui/text-alternative';
import { cx } from '@/lib/cx';

interface ArcsProps {
  at: readonly [x: number, y: number];
  radii: readonly number[];
  /** Direction in which the arcs start, in degrees clockwise from north. */
  bearing: number;
  /** Length of the arcs, in degrees. */
  sweep: number;
}

/** Concentric arcs around a point of an SVG drawing, fading with distance and animated once. */
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

/** Quarter circles from the lower right corner, as the background of a section. */
export function CornerArcs({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 320" className={className} aria-hidden>
      <Arcs at={[320, 320]} radii={[48, 92, 136, 180, 224, 268, 312]} bearing={-90} sweep={90} />
      <circle cx={320} cy={320} r={10} className="fill-marigold" />
    </svg>
  );
}

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
      <circle cx={24} cy={120} r={6} className="fill-marigold" />
      <circle cx={456} cy={120} r={6} className="fill-none stroke-edge" strokeWidth={1.5} />
    </svg>
  );
}

/** An arc to the right of a point: at most 44 degrees up and down, and always inside the picture. */
function arc(x: number, y: number, r: number): string {
  const up = Math.min(r * Math.sin((44 * Math.PI) / 180), y - 8);
  const across = Math.round(Math.sqrt(r * r - up * up));
  return `M${x + across} ${Math.round(y - up)}a${r} ${r} 0 0 1 0 ${Math.round(2 * up)}`;
}

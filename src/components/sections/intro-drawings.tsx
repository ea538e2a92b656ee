import { Arcs } from './signal-arcs';

export function RingingPhone({ className }: { className?: string }) {
  const rings = { at: [240, 160], radii: [92, 126, 160, 194, 228], sweep: 64 } as const;
  return (
    <svg viewBox="0 0 480 320" className={className} aria-hidden>
      <Arcs {...rings} bearing={58} />
      <Arcs {...rings} bearing={238} />
      <g fill="none" className="stroke-ink" strokeWidth={1.5}>
        <rect x={190} y={66} width={100} height={188} rx={16} />
        <path d="M226 82h28" strokeLinecap="round" />
      </g>
      <circle cx={240} cy={160} r={7} className="fill-marigold" />
    </svg>
  );
}

export function TwoSignals({ className }: { className?: string }) {
  const radii = [40, 74, 108, 142, 176, 210];
  return (
    <svg viewBox="0 0 480 320" className={className} aria-hidden>
      <Arcs at={[30, 160]} radii={radii} bearing={56} sweep={68} />
      <Arcs at={[450, 160]} radii={radii} bearing={236} sweep={68} />
      <circle cx={30} cy={160} r={7} className="fill-marigold" />
      <circle cx={450} cy={160} r={7} className="fill-ink" />
    </svg>
  );
}

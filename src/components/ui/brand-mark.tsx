import { brandMark } from '@/content/facts/brand-mark';

export function BrandMark({ className }: { className?: string }) {
  const { size, point, arcs, stroke } = brandMark;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} fill="none" aria-hidden>
      <circle cx={point.x} cy={point.y} r={point.r} className="fill-marigold" />
      <path d={arcs} className="stroke-link" strokeWidth={stroke} />
    </svg>
  );
}

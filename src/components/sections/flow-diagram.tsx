import type { FlowNode } from '@/content/types';

interface FlowDiagramProps {
  nodes: readonly FlowNode[];
  /** Label of the stations that belong to us. */
  oursLabel: string;
  labelledBy: string;
}

/**
 * Stations on a line in reading order: across on wide screens, downwards on narrow ones (drawings.css). The arcs of
 * our first station fill the surrounding section, which must be `isolate overflow-hidden`.
 */
export function FlowDiagram({ nodes, oursLabel, labelledBy }: FlowDiagramProps) {
  const first = nodes.findIndex(({ ours }) => ours);
  return (
    <ol aria-labelledby={labelledBy} className="flow">
      {nodes.map(({ title, note, ours }, index) => (
        <li key={title}>
          {index === first && <Rings />}
          <svg viewBox="0 0 48 48" aria-hidden className={ours ? 'station ours' : 'station'}>
            {ours && (
              <path d="M10.4 26.2A14 14 0 0 1 21.7 37.1M11.8 18.3A22 22 0 0 1 29.5 35.4M13.2 10.5A30 30 0 0 1 37.3 33.8" />
            )}
            <circle cx="8" cy="40" r={ours ? 7 : 6} />
          </svg>
          <p className="text-heading">{title}</p>
          <div className="text-small">
            <p className="text-quiet">{note}</p>
            {ours && <p className="font-semibold text-marigold">{oursLabel}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The arcs that spread from our station, fading with distance. */
function Rings() {
  return (
    <svg aria-hidden className="rings">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((ring) => (
        <circle key={ring} r={60 + ring * 84} strokeOpacity={0.26 - ring * 0.028} />
      ))}
    </svg>
  );
}

import type { FlowNode } from '@/content/types';
import { cx } from '@/lib/cx';

interface FlowDiagramProps {
  nodes: readonly FlowNode[];
  /** Label of the stations that belong to us. */
  oursLabel: string;
  labelledBy: string;
}

/**
 * Stations on a line in reading order: across on wide screens, downwards on narrow ones. The arcs of our
 * first station fill the surrounding section, which must be `isolate overflow-hidden`.
 */
export function FlowDiagram({ nodes, oursLabel, labelledBy }: FlowDiagramProps) {
  const first = nodes.findIndex(({ ours }) => ours);
  return (
    <ol
      aria-labelledby={labelledBy}
      className="grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto_1fr]"
    >
      {nodes.map(({ title, note, ours }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] pb-4 last:pb-0 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:pb-0"
        >
          {index === first && <Rings />}
          {index < nodes.length - 1 && <Line />}
          <Station ours={Boolean(ours)} />
          <p className="pt-6 text-heading lg:pe-6">{title}</p>
          <div className="col-start-2 mt-1.5 text-small lg:col-start-1 lg:pe-6">
            <p className="text-quiet">{note}</p>
            {ours && <p className="font-semibold text-accent sm:mt-3">{oursLabel}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Line() {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute start-[0.46875rem] top-[3.375rem] -bottom-[1.5rem] w-px bg-quiet/70',
        'lg:start-[1.875rem] lg:end-3 lg:top-[3.3125rem] lg:bottom-auto lg:h-px lg:w-auto',
        'after:absolute after:-start-1 after:bottom-0 after:size-[0.5625rem] after:rotate-135 after:border-t after:border-r after:border-quiet',
        'lg:after:start-auto lg:after:end-0 lg:after:-bottom-1 lg:after:rotate-45',
      )}
    />
  );
}

/** A station's point; ours is highlighted and sends arcs. */
function Station({ ours }: { ours: boolean }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.75"
      aria-hidden
      className="row-span-2 size-12 lg:row-span-1 lg:size-16"
    >
      {ours && (
        <path
          d="M10.4 26.2A14 14 0 0 1 21.7 37.1M11.8 18.3A22 22 0 0 1 29.5 35.4M13.2 10.5A30 30 0 0 1 37.3 33.8"
          strokeLinecap="round"
          className="stroke-accent"
        />
      )}
      <circle
        cx="8"
        cy="40"
        r={ours ? 7 : 6}
        className={ours ? 'fill-accent' : 'fill-page stroke-text'}
      />
    </svg>
  );
}

/** The arcs that spread from our station, fading with distance. */
function Rings() {
  return (
    <svg
      aria-hidden
      fill="none"
      className="pointer-events-none absolute start-[0.5rem] top-[2.5rem] -z-10 size-px overflow-visible stroke-brand lg:start-[0.667rem] lg:top-[3.333rem] print:hidden"
    >
      {[1, 2, 3, 4, 5, 6, 7, 8].map((ring) => (
        <circle key={ring} r={60 + ring * 84} strokeOpacity={0.26 - ring * 0.028} />
      ))}
    </svg>
  );
}

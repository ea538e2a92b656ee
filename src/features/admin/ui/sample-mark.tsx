import { adminLists } from '@/content/en/admin-lists';
import type { Value } from '../records/record-kind';

/** Marks a record of the demo in its row; shows nothing on one that a real person sent. */
export function SampleMark({ sample }: { sample: Value | undefined }) {
  if (sample !== true) return null;
  return (
    <span
      title={adminLists.sample}
      className="shrink-0 rounded-sm border border-line px-1 text-[0.6875rem] leading-snug text-quiet"
    >
      <span aria-hidden>{adminLists.sample.slice(0, 1)}</span>
      <span className="sr-only">{adminLists.sample}</span>
    </span>
  );
}

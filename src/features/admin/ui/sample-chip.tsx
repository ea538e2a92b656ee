import { adminLists } from '@/content/en/admin-lists';
import type { Value } from '../records/record-list';

/** Marks a record of the demo; nothing on what real people sent. */
export function SampleChip({ sample }: { sample: Value | undefined }) {
  if (sample !== true) return null;
  return (
    <span className="shrink-0 rounded-full border border-line px-2 text-[0.75rem] leading-snug font-semibold text-quiet">
      {adminLists.sample}
    </span>
  );
}

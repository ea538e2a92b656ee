import { cx } from '@/lib/cx';
import type { RecordKind } from '../records/record-kind';
import { recordBadge, type BadgeValues } from '../records/status-badge';

const tones = {
  brand: 'text-link',
  warning: 'text-warning',
  good: 'text-good',
  bad: 'text-bad',
  quiet: 'text-quiet',
};

interface StatusChipProps {
  kind: RecordKind;
  record: BadgeValues;
  /** Without a border, where many stand below each other. */
  isPlain?: boolean;
}

export function StatusChip({ kind, record, isPlain = false }: StatusChipProps) {
  const { label, tone, icon: Icon } = recordBadge(kind, record);
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        isPlain
          ? 'text-[0.8125rem]'
          : 'rounded-full border border-line bg-sand py-0.5 ps-1.5 pe-2.5 font-semibold',
        tones[tone],
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      {label}
    </span>
  );
}

import { admin } from '@/content/en/admin';
import { cx } from '@/lib/cx';
import { Property } from './property';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { toolButton } from '../ui/tool-button';

interface StatusPropertyProps {
  list: RecordList;
  record: StaffRecord;
  /** Shows the other statuses, where there is room for the present one alone. */
  onMore?: (() => void) | undefined;
}

export function StatusProperty({ list, record, onMore }: StatusPropertyProps) {
  const change = useUpdateRecords(list.table);
  const current = record.status || 'new';
  return (
    <Property label={admin.list.status}>
      <fieldset className="flex min-w-0 flex-wrap">
        <legend className="sr-only">{admin.list.status}</legend>
        {list.statuses.map(({ name: status }) => {
          const { label, icon: Icon } = statusBadge(list, status);
          const pressed = status === current;
          return (
            <button
              key={status}
              type="button"
              aria-pressed={pressed}
              onClick={() => {
                if (pressed) onMore?.();
                else change.mutate({ records: [record], set: { status } });
              }}
              className={cx(
                toolButton,
                'px-2',
                pressed ? 'bg-sand text-link' : 'font-normal! text-quiet hover:text-link',
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={2} />
              {label}
            </button>
          );
        })}
      </fieldset>
      <UpdateOutcome list={list} change={change} />
    </Property>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { admin } from '@/content/en/admin';
import { cx } from '@/lib/cx';
import { recordKey, type FullRecord } from './record-queries';
import { statusBadge, statusesOf } from '../registry/statuses';
import type { RecordList, StaffRecord } from '../registry/record-lists';
import { toolButton } from '../ui/tool-button';
import { useSetStatus } from '../list/use-set-status';

interface RecordStatusProps {
  list: RecordList;
  record: StaffRecord;
}

/** Every status that a record of this kind can have; the present one is pressed. */
export function RecordStatus({ list, record }: RecordStatusProps) {
  const client = useQueryClient();
  const { mutate, isPending, isError, variables } = useSetStatus(list.table, record);
  const current = (isPending ? variables : record.status) || 'new';

  function set(status: string) {
    mutate(status, {
      // The list has it already; asked for again, it would show the old one for a moment.
      onSuccess: () =>
        client.setQueryData<FullRecord | null>(
          recordKey(list.table, record.id),
          (full) => full && { ...full, record: { ...full.record, status } },
        ),
    });
  }

  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">{admin.list.status}</legend>
      <div className="flex flex-wrap gap-1.5">
        {statusesOf[list.table].map((status) => {
          const { label, icon: Icon } = statusBadge(status);
          const pressed = status === current;
          return (
            <button
              key={status}
              type="button"
              aria-pressed={pressed}
              onClick={() => {
                if (!pressed && !isPending) set(status);
              }}
              className={cx(
                toolButton,
                'border px-2',
                pressed
                  ? 'border-brand bg-brand text-on-brand'
                  : 'border-hairline font-normal! hover:border-brand hover:text-brand',
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={2} />
              {label}
            </button>
          );
        })}
      </div>
      {isError && <p className="mt-1.5 font-semibold text-bad">{admin.list.statusFailed}</p>}
    </fieldset>
  );
}

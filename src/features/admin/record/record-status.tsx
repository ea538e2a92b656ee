import { admin } from '@/content/en/admin';
import { cx } from '@/lib/cx';
import { useSetStatus } from '../list/use-set-status';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { toolButton } from '../ui/tool-button';

interface RecordStatusProps {
  list: RecordList;
  record: StaffRecord;
}

export function RecordStatus({ list, record }: RecordStatusProps) {
  const { mutate, data: failed = [] } = useSetStatus(list.table);
  const current = record.status || 'new';

  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">{admin.list.status}</legend>
      <div className="flex flex-wrap gap-1.5">
        {list.statuses.map(({ name: status }) => {
          const { label, icon: Icon } = statusBadge(list, status);
          const pressed = status === current;
          return (
            <button
              key={status}
              type="button"
              aria-pressed={pressed}
              onClick={() => {
                if (!pressed) mutate({ records: [record], status });
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
      {failed.length > 0 && (
        <p className="mt-1.5 font-semibold text-bad">{admin.list.statusFailed}</p>
      )}
    </fieldset>
  );
}

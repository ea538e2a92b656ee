import { admin } from '@/content/en/admin';
import { cx } from '@/lib/cx';
import { nameOf, type RecordProps } from './record-cells';
import { isolated } from '../ui/direction';
import { toolButton } from '../ui/tool-button';
import { useSetStatus } from './use-set-status';

/** The named status buttons. The one whose status the record has is there, but does nothing. */
export function RecordActions({ list, record }: RecordProps) {
  const { mutate, data: failed = [] } = useSetStatus(list.table);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{admin.list.actionsOf(isolated(nameOf(list, record)))}</legend>
      <div className="flex gap-1 in-[tr]:-ms-2 max-[22rem]:flex-wrap">
        {list.actions.map(({ label, status }) => {
          const idle = record.status === status;
          return (
            <button
              key={status}
              type="button"
              aria-disabled={idle || undefined}
              onClick={() => {
                if (!idle) mutate({ records: [record], status });
              }}
              className={cx(
                toolButton,
                'border border-hairline px-2 font-normal! in-[tr]:not-pointer-coarse:min-h-7! in-[tr]:not-pointer-coarse:border-transparent in-[tr]:not-pointer-coarse:aria-disabled:border-transparent',
                !idle && 'group-hover/row:border-edge! hover:border-brand! hover:text-brand',
              )}
            >
              {label}
            </button>
          );
        })}
      </div>
      {failed.length > 0 && (
        <p className="mt-1 font-semibold text-bad">{admin.list.statusFailed}</p>
      )}
    </fieldset>
  );
}

import { X } from 'lucide-react';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { ExportButtons } from './export-buttons';
import type { Separator } from './export-csv';
import { useOpenList } from './list-context';
import { nameOf } from './record-cells';
import { statusBadge } from '../records/status-badge';
import { isolated } from '../ui/direction';
import { toolButton } from '../ui/tool-button';
import type { Selection } from './use-selection';
import { useSetStatus } from './use-set-status';

const { selection: texts } = adminLists;

interface SelectionBarProps {
  selection: Selection;
  onExport: (separator: Separator) => void;
  onDone: () => void;
}

/** What can be done with the selected records. What could not be changed stays selected. */
export function SelectionBar({ selection, onExport, onDone }: SelectionBarProps) {
  const { list } = useOpenList();
  const { mutate, data: failed = [], variables } = useSetStatus(list.table);
  const { records } = selection;

  function set(status: string) {
    mutate(
      { records, status },
      {
        onSuccess: (notChanged) => {
          selection.setIds(Object.fromEntries(notChanged.map(({ id }) => [id, true as const])));
          if (notChanged.length === 0) onDone();
        },
      },
    );
  }

  return (
    <section
      aria-label={texts.label}
      className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-1 max-md:w-full"
    >
      <output className="grow font-semibold tabular-nums md:grow-0">
        {texts.count(records.length)}
      </output>
      <fieldset className="flex min-w-0 items-center gap-1 max-md:order-last max-md:-mx-1 max-md:basis-full max-md:overflow-x-auto max-md:p-1 md:flex-wrap">
        <legend className="float-start me-1 text-quiet max-md:sr-only">{texts.setStatus}</legend>
        {list.statuses.map(({ name: status }) => {
          const { label, icon: Icon } = statusBadge(list, status);
          return (
            <button
              key={status}
              type="button"
              onClick={() => set(status)}
              className={cx(
                toolButton,
                'border border-edge px-2 font-normal! hover:border-brand hover:text-brand',
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={1.75} />
              {label}
            </button>
          );
        })}
      </fieldset>
      <ExportButtons
        label={adminLists.export.selection}
        otherLabel={adminLists.export.selectionWith}
        canExport
        onExport={onExport}
      />
      <button
        type="button"
        aria-label={texts.clear}
        title={texts.clear}
        onClick={() => {
          selection.clear();
          onDone();
        }}
        className={cx(toolButton, 'min-w-11 text-quiet hover:text-text md:min-w-9')}
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.75} />
      </button>
      {failed.length > 0 && variables && (
        <p role="alert" className="basis-full font-semibold wrap-anywhere text-bad">
          {admin.list.statusFailed}:{' '}
          {texts.notAll(
            failed.length,
            variables.records.length,
            failed.map((record) => isolated(nameOf(list, record))),
          )}
        </p>
      )}
    </section>
  );
}

import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { ChevronDown, X } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import type { StaffRecord } from '../records/record-list';
import { fieldOf } from '../changes/staff-fields';
import { BulkReply } from '../replies/bulk-reply';
import { isolated } from '../ui/direction';
import { Disclosure } from '../ui/disclosure';
import { toolButton } from '../ui/tool-button';
import { BulkOutcome } from '../changes/bulk-outcome';
import { BulkRejection } from '../changes/bulk-rejection';
import { BulkSpam } from '../changes/bulk-spam';
import { SpamQuestion } from '../changes/spam-question';
import { BulkStatus } from '../changes/bulk-status';
import { FollowUpMenu } from '../changes/follow-up-menu';
import { OwnerMenu } from '../changes/owner-menu';
import { SelectAll } from './select-all';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import { nameOf } from '../ui/name-of';

const { selection: texts } = adminLists;

export interface Selection {
  /**
   * The selected records, including those on other pages, each with the `updated_at` that was seen when it was selected:
   * what happened since is told before a reply to many.
   */
  records: readonly StaffRecord[];
  state: RowSelectionState;
  change: (update: Updater<RowSelectionState>) => void;
  /** Selects these records instead. */
  replace: (records: readonly StaffRecord[]) => void;
}

/** Tracks the selected records across pages. A new `scope` (search or filter) clears them. */
export function useSelection(rows: readonly StaffRecord[], scope: string): Selection {
  const [selected, setSelected] = useState<{ scope: string; records: readonly StaffRecord[] }>({
    scope,
    records: [],
  });
  if (scope !== selected.scope) setSelected({ scope, records: [] });

  const records = useMemo(
    () =>
      selected.records.map((old) => {
        const row = rows.find(({ id }) => id === old.id);
        return row ? { ...row, updated_at: old['updated_at'] ?? null } : old;
      }),
    [selected, rows],
  );
  const state = useMemo(() => stateOf(records), [records]);
  function change(update: Updater<RowSelectionState>) {
    setSelected((before) => {
      const next = functionalUpdate(update, stateOf(before.records));
      const others = before.records.filter((old) => !rows.some(({ id }) => id === old.id));
      const first = (row: StaffRecord) => before.records.find(({ id }) => id === row.id) ?? row;
      return { scope, records: [...others, ...rows.map(first)].filter(({ id }) => next[id]) };
    });
  }
  const replace = (chosen: readonly StaffRecord[]) => setSelected({ scope, records: chosen });
  return { records, state, change, replace };
}

const stateOf = (records: readonly StaffRecord[]): RowSelectionState =>
  Object.fromEntries(records.map(({ id }) => [id, true]));

interface SelectionBarProps {
  selection: Selection;
  /** Further actions for the selected records. */
  children: ReactNode;
  onDone: () => void;
}

/** Actions for the selected records. Records that could not be changed stay selected. */
export function SelectionBar({ selection, children, onDone }: SelectionBarProps) {
  const { list, view } = useOpenList();
  const change = useUpdateRecords(list.table);
  const { data: { failed } = { failed: [] }, variables } = change;
  const { records } = selection;

  function update(wanted: Parameters<typeof change.mutate>[0]) {
    change.mutate(wanted, {
      onSuccess: (result) => {
        const notChanged = [
          ...result.failed,
          ...result.workedOn,
          ...result.conflicts.map(({ record }) => record),
        ];
        selection.change(stateOf(notChanged));
        if (notChanged.length === 0) onDone();
      },
    });
  }

  function clear() {
    selection.change({});
    onDone();
  }

  const isLive = list.visitors && !view.spam;
  return (
    <section
      aria-label={texts.label}
      className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded border-2 border-link bg-action/8 px-2 max-md:w-full md:py-0.5 md:ps-3"
    >
      <output className="font-semibold whitespace-nowrap tabular-nums">
        {texts.count(records.length)}
      </output>
      <SelectAll selected={records.length} onSelect={selection.replace} />
      <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:order-last max-md:basis-full max-md:pb-2 max-md:*:grow">
        {isLive && (
          <>
            <BulkReply
              list={list}
              records={records}
              onSent={(left) => {
                selection.replace(left);
                if (left.length === 0) onDone();
              }}
            />
            <OwnerMenu
              table={list.table}
              label={adminOwner.assignSelected}
              onChoose={(owner_id) => update({ records, set: { owner_id } })}
            />
          </>
        )}
        {!view.spam && (
          <BulkStatus
            list={list}
            records={records}
            onSet={(status) => update({ records, set: { status } })}
          />
        )}
        {view.spam && <BulkSpam marked onSet={(set) => update({ records, set })} />}
        {isLive ? (
          <Disclosure
            className="flex min-w-48 flex-col gap-1.5 max-md:end-0 md:start-0 md:end-auto [&_button]:justify-start"
            label={
              <>
                {texts.more}
                <ChevronDown aria-hidden className="size-4 max-md:hidden" strokeWidth={1.75} />
              </>
            }
          >
            <FollowUpMenu
              table={list.table}
              records={records}
              label={adminOwner.followUpSelected}
              onSet={update}
            />
            {list.decisions && <BulkRejection list={list} records={records} onSet={update} />}
            {list.leads && <BulkOutcome records={records} onSet={update} />}
            <BulkSpam marked={false} onSet={(set) => update({ records, set })} />
            {children}
          </Disclosure>
        ) : (
          children
        )}
      </div>
      <button
        type="button"
        aria-label={texts.clear}
        title={texts.clear}
        onClick={clear}
        className={cx(toolButton, 'ms-auto min-w-11 text-quiet hover:text-ink md:min-w-9')}
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.75} />
      </button>
      <SpamQuestion list={list} change={{ ...change, mutate: update }} />
      <UpdateOutcome
        list={list}
        change={{ ...change, mutate: update }}
        nameOf={(record) => nameOf(list, record)}
      />
      {failed.length > 0 && variables && (
        <p role="alert" className="basis-full font-semibold wrap-anywhere text-bad">
          {fieldOf(variables.set).field.texts.failed}{' '}
          <span className="block">
            {texts.notAll(
              failed.length,
              variables.records.length,
              failed.map((record) => isolated(nameOf(list, record))),
            )}
          </span>
        </p>
      )}
    </section>
  );
}

import { ChevronDown, ShieldCheck, X } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { adminSpam } from '@/content/en/admin-spam';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import type { StaffRecord } from '../records/record-list';
import { fieldOf } from '../changes/staff-fields';
import { BulkReply } from '../replies/bulk-reply';
import { statusBadge } from '../records/status-badge';
import { isolated } from '../ui/direction';
import { Menu, MenuItem, MenuLine } from '../ui/menu';
import { useShortcuts } from '../ui/shortcut';
import { toolButton, ToolButton } from '../ui/tool-button';
import { useChoices } from '../changes/choices';
import { DecisionMenu } from '../changes/decision-menu';
import { SpamItem, SpamQuestion } from '../changes/spam';
import { useStatusQuestion } from '../changes/status-question';
import { SelectAll } from './select-all';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords, type Change } from '../changes/use-update-records';
import { nameOf } from '../ui/name-of';

const { selection: texts } = adminLists;

export interface Selection {
  /**
   * The selected records, including those on other pages, each with the `updated_at` that was seen when it was selected:
   * what happened since is told before a reply to many.
   */
  records: readonly StaffRecord[];
  ids: ReadonlySet<string>;
  /** Selects rows of the page, or leaves them out. */
  select: (rows: readonly StaffRecord[], isSelected: boolean) => void;
  /** Changes one row, or all from the last one to it. */
  toggle: (id: string, isRange: boolean) => void;
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
  const ids = useMemo(() => new Set(records.map(({ id }) => id)), [records]);
  const last = useRef<string>(undefined);

  function select(changed: readonly StaffRecord[], isSelected: boolean) {
    setSelected((before) => {
      const left = before.records.filter((old) => !changed.some(({ id }) => id === old.id));
      const kept = (row: StaffRecord) => before.records.find(({ id }) => id === row.id) ?? row;
      return { scope, records: isSelected ? [...left, ...changed.map(kept)] : left };
    });
  }

  function toggle(id: string, isRange: boolean) {
    const to = rows.findIndex((row) => row.id === id);
    const start = isRange ? rows.findIndex((row) => row.id === last.current) : -1;
    const from = start < 0 ? to : start;
    last.current = id;
    select(rows.slice(Math.min(from, to), Math.max(from, to) + 1), !ids.has(id));
  }

  const replace = (chosen: readonly StaffRecord[]) => setSelected({ scope, records: chosen });
  return { records, ids, select, toggle, replace };
}

interface SelectionBarProps {
  selection: Selection;
  /** Further items of its menu. */
  children: ReactNode;
  onDone: () => void;
}

/** Actions for the selected records. Records that could not be changed stay selected. */
export function SelectionBar({ selection, children, onDone }: SelectionBarProps) {
  const { list, view } = useOpenList();
  const change = useUpdateRecords(list.table);
  const { data: { failed } = { failed: [] }, variables } = change;
  const { records } = selection;

  function update(wanted: Change, byKey = false) {
    change.mutate(wanted, {
      onSuccess: (result) => {
        const notChanged = [
          ...result.failed,
          ...result.workedOn,
          ...result.conflicts.map(({ record }) => record),
        ].map(({ id }) => id);
        selection.replace(records.filter(({ id }) => notChanged.includes(id)));
        // A row that a key was pressed in keeps the focus.
        if (notChanged.length === 0 && !byKey) onDone();
      },
    });
  }
  const deciding = { list, records, onSet: (wanted: Change) => update(wanted) };
  const { choices, question } = useChoices(deciding);
  const { setStatus, question: statusQuestion } = useStatusQuestion(list, update);
  const keys = list.statuses.map((line, index) => [
    String(index + 1),
    () => setStatus(records, line, true),
  ]);
  useShortcuts(list.visitors ? Object.fromEntries(keys) : {});

  function clear() {
    selection.replace([]);
    onDone();
  }

  const isLive = list.visitors && !view.spam;
  return (
    <section
      aria-label={texts.label}
      className="sticky bottom-14 z-3 mt-2 flex min-h-12 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded border-2 border-link bg-sand px-2 py-1 shadow-lg md:ps-3 lg:bottom-2"
    >
      <output className="font-semibold whitespace-nowrap tabular-nums">
        {texts.count(records.length)}
      </output>
      <SelectAll selected={records.length} onSelect={selection.replace} />
      <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:order-last max-md:basis-full max-md:*:grow">
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
            <Menu label={adminOwner.assignSelected}>{choices.assigned?.items()}</Menu>
            {question}
          </>
        )}
        {view.spam ? (
          <ToolButton onClick={() => update({ records, set: { spam_suspected: false } })}>
            <ShieldCheck aria-hidden className="size-4.5" strokeWidth={1.5} />
            {adminSpam.clear}
          </ToolButton>
        ) : (
          <Menu label={admin.list.status}>
            {list.statuses.map((line) => {
              const { label, icon } = statusBadge(list, line.name);
              return (
                <MenuItem key={line.name} icon={icon} onSelect={() => setStatus(records, line)}>
                  {label}
                </MenuItem>
              );
            })}
          </Menu>
        )}
        {statusQuestion}
        <DecisionMenu
          {...deciding}
          button={{
            label: (
              <>
                {texts.more}
                <ChevronDown aria-hidden className="size-4 max-md:hidden" strokeWidth={1.75} />
              </>
            ),
          }}
          offered={isLive ? ['follow_up_set', 'rated', 'rejection', 'outcome_set'] : []}
        >
          {isLive && (
            <>
              <SpamItem {...deciding} />
              <MenuLine />
            </>
          )}
          {children}
        </DecisionMenu>
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

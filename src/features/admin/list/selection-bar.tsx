import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download, X } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useToastFoot } from '@/components/ui/toast-foot';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { listColumns } from './list-queries';
import { readAllRows } from './list-request';
import { isSpamView } from './list-view';
import { useChoices } from '../changes/choices';
import { DecisionMenu, SpamItem } from '../changes/decision-menu';
import { conflictText } from '../changes/report-update';
import type { RowValues } from '../changes/staff-fields';
import { useStatusQuestion } from '../changes/status-question';
import type { UpdateResult } from '../changes/update-records';
import { useUpdateRecords, type Update } from '../changes/use-update-records';
import type { StaffRecord, StatusOption } from '../records/record-kind';
import { statusBadge } from '../records/status-badge';
import { BulkReply } from '../replies/bulk-reply';
import { isolate } from '../ui/direction';
import { Menu, MenuAction } from '../ui/menu';
import { recordName } from '../ui/field-text';
import { useShortcuts } from '../ui/shortcut';
import { toolButtonClasses, ToolButton } from '../ui/tool-button';

const { selection: texts } = adminLists;
/** A long notice would hide the list; the toast counts all. */
const maxNamedConflicts = 5;

interface SelectionBarProps {
  onExport: (records: readonly StaffRecord[]) => void;
  /** Called once nothing is selected any more: the bar goes, with the focus. */
  onDone: () => void;
}

/** Actions for the selected records. Records that could not be changed stay selected. */
export function SelectionBar({ onExport, onDone }: SelectionBarProps) {
  const foot = useToastFoot();
  const { selection } = useOpenList();
  const { update, lastChange, result } = useUpdateSelected(onDone);
  const { records } = selection;

  function keepSelected(remaining: readonly StaffRecord[]) {
    selection.replace(remaining);
    if (remaining.length === 0) onDone();
  }

  return (
    <section
      ref={foot}
      aria-label={texts.label}
      className="@container sticky bottom-14 z-3 mt-2 flex min-h-12 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded border-2 border-link bg-sand px-2 py-1 shadow-lg md:ps-3 lg:bottom-2"
    >
      <output className="font-semibold whitespace-nowrap tabular-nums">
        {texts.count(records.length)}
      </output>
      <SelectAllButton />
      <div className="flex min-w-0 flex-wrap items-center gap-1.5 @max-2xl:order-last @max-2xl:grid @max-2xl:basis-full @max-2xl:grid-cols-2 @max-2xl:pb-1">
        <SelectionActions {...{ update, onExport }} onSent={keepSelected} />
      </div>
      <button
        type="button"
        aria-label={texts.clear}
        title={texts.clear}
        onClick={() => keepSelected([])}
        className={cx(toolButtonClasses, 'ms-auto min-w-11 text-quiet hover:text-ink md:min-w-9')}
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.75} />
      </button>
      {lastChange && result && <NotChanged set={lastChange.set} result={result} />}
    </section>
  );
}

interface SelectionActionsProps extends Pick<SelectionBarProps, 'onExport'> {
  update: (change: Update, isByKey?: boolean) => void;
  /** Gets the records to which the email was not sent. */
  onSent: (remaining: readonly StaffRecord[]) => void;
}

function SelectionActions({ update, onExport, onSent }: SelectionActionsProps) {
  const { kind, view, selection } = useOpenList();
  const { records } = selection;
  const [isDeclining, setDeclining] = useState(false);
  const target = { kind, records, onSet: (change: Update) => update(change) };
  const { choices, question } = useChoices(target);
  const { setStatus, question: statusQuestion } = useStatusQuestion(kind, update, () =>
    setDeclining(true),
  );
  const statusKeys = kind.statuses.map((status, index) => [
    String(index + 1),
    () => setStatus(records, status, true),
  ]);
  useShortcuts(kind.isFromVisitors ? Object.fromEntries(statusKeys) : {});

  const canDecide = kind.isFromVisitors && !isSpamView(view);
  return (
    <>
      {canDecide && (
        <>
          <BulkReply
            {...{ kind, records, isDeclining, onSent }}
            onClose={() => setDeclining(false)}
          />
          <Menu label={adminOwner.assignSelected}>{choices.assigned?.items()}</Menu>
          {question}
        </>
      )}
      {!isSpamView(view) && <StatusMenu onSelect={(status) => setStatus(records, status)} />}
      {statusQuestion}
      {kind.isFromVisitors && (
        <DecisionMenu
          {...target}
          button={{ label: moreLabel }}
          offered={canDecide ? ['follow_up_set', 'rated', 'rejection', 'outcome_set'] : []}
        >
          <SpamItem {...target} />
          <MenuAction icon={Download} onSelect={() => onExport(records)}>
            {adminLists.export.selection(records.length)}
          </MenuAction>
        </DecisionMenu>
      )}
    </>
  );
}

const moreLabel = (
  <>
    {texts.more}
    <ChevronDown aria-hidden className="size-4 max-md:hidden" strokeWidth={1.75} />
  </>
);

/** Returns a function that changes the selected records, of which the others stay selected, and what became of it. */
function useUpdateSelected(onDone: () => void) {
  const { kind, selection } = useOpenList();
  const { mutate, variables: lastChange, data: result } = useUpdateRecords(kind.table);

  function update(change: Update, isByKey = false) {
    mutate(change, {
      onSuccess: ({ failed, conflicts }) => {
        const notChangedIds = [...failed, ...conflicts].map(({ id }) => id);
        selection.replace(selection.records.filter(({ id }) => notChangedIds.includes(id)));
        // A row that a key was pressed in keeps the focus.
        if (notChangedIds.length === 0 && !isByKey) onDone();
      },
    });
  }
  return { update, lastChange, result };
}

function StatusMenu({ onSelect }: { onSelect: (status: StatusOption) => void }) {
  const { kind } = useOpenList();
  return (
    <Menu label={admin.list.status}>
      {kind.statuses.map((status) => {
        const { label, icon } = statusBadge(kind, status.name);
        return (
          <MenuAction key={status.name} icon={icon} onSelect={() => onSelect(status)}>
            {label}
          </MenuAction>
        );
      })}
    </Menu>
  );
}

function NotChanged({ set, result }: { set: RowValues; result: UpdateResult }) {
  const { kind } = useOpenList();
  const { failed, conflicts } = result;
  if (failed.length + conflicts.length === 0) return null;
  return (
    <div role="alert" className="basis-full border-s-2 border-warning ps-3 wrap-anywhere">
      {conflicts.slice(0, maxNamedConflicts).map((record) => (
        <p key={record.id}>
          {isolate(recordName(kind, record))}: {conflictText(kind, set, record)}
        </p>
      ))}
      {failed.length > 0 && (
        <p className="font-semibold text-bad">
          {texts.notChanged(failed.map((record) => isolate(recordName(kind, record))))}
        </p>
      )}
    </div>
  );
}

/** Selects all records of the view, on every page, with the statuses that they have now. */
function SelectAllButton() {
  const { kind, view, total = 0, isLowerBound, selection } = useOpenList();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAllRows(kind, view, listColumns(kind)),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.allFailed }),
  });
  const leastCount = isLowerBound ? total + 1 : total;
  if (selection.records.length >= leastCount) return null;
  return (
    <ToolButton
      variant="text"
      className="@max-2xl:flex-1 @max-2xl:justify-start @max-2xl:px-1 @max-2xl:text-start @max-2xl:leading-tight @max-2xl:whitespace-normal"
      inactive={isPending}
      // Not called once a new filter or a cleared selection has removed this button.
      onClick={() => mutate(undefined, { onSuccess: selection.replace })}
    >
      {isPending ? texts.selectingAll : texts.allMatching(total, isLowerBound)}
    </ToolButton>
  );
}

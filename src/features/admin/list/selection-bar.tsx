import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download, X } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useToastFoot } from '@/components/ui/toast-foot';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import { allRows } from './all-rows';
import { useOpenList } from './list-context';
import { columnsOf } from './list-queries';
import { isSpam } from './list-view';
import type { StaffRecord } from '../records/record-kind';
import { conflictText } from '../changes/report-update';
import { BulkReply } from '../replies/bulk-reply';
import { statusBadge } from '../records/status-badge';
import { isolate } from '../ui/direction';
import { Menu, MenuAction } from '../ui/menu';
import { useShortcuts } from '../ui/shortcut';
import { toolButton, ToolButton } from '../ui/tool-button';
import { useChoices } from '../changes/choices';
import { DecisionMenu } from '../changes/decision-menu';
import { SpamItem } from '../changes/spam';
import { useStatusQuestion } from '../changes/status-question';
import { useUpdateRecords, type Change } from '../changes/use-update-records';
import { recordName } from '../ui/record-name';

const { selection: texts } = adminLists;
/** Of those that colleagues changed. */
const mostNamed = 5;

interface SelectionBarProps {
  onExport: (records: readonly StaffRecord[]) => void;
  onDone: () => void;
}

/** Actions for the selected records. Records that could not be changed stay selected. */
export function SelectionBar({ onExport, onDone }: SelectionBarProps) {
  const foot = useToastFoot();
  const { kind, view, selection } = useOpenList();
  const change = useUpdateRecords(kind.table);
  const { data: { failed, conflicts } = { failed: [], conflicts: [] }, variables } = change;
  const { records } = selection;
  const [isDeclining, setDeclining] = useState(false);

  function update(wanted: Change, byKey = false) {
    change.mutate(wanted, {
      onSuccess: (result) => {
        const notChanged = [...result.failed, ...result.conflicts].map(({ id }) => id);
        selection.replace(records.filter(({ id }) => notChanged.includes(id)));
        // A row that a key was pressed in keeps the focus.
        if (notChanged.length === 0 && !byKey) onDone();
      },
    });
  }
  const deciding = { kind, records, onSet: (wanted: Change) => update(wanted) };
  const { choices, question } = useChoices(deciding);
  const { setStatus, question: statusQuestion } = useStatusQuestion(kind, update, () =>
    setDeclining(true),
  );
  const keys = kind.statuses.map((line, index) => [
    String(index + 1),
    () => setStatus(records, line, true),
  ]);
  useShortcuts(kind.isFromVisitors ? Object.fromEntries(keys) : {});

  function keep(left: readonly StaffRecord[]) {
    selection.replace(left);
    if (left.length === 0) onDone();
  }

  const isLive = kind.isFromVisitors && !isSpam(view);
  return (
    <section
      ref={foot}
      aria-label={texts.label}
      className="@container sticky bottom-14 z-3 mt-2 flex min-h-12 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded border-2 border-link bg-sand px-2 py-1 shadow-lg md:ps-3 lg:bottom-2"
    >
      <output className="font-semibold whitespace-nowrap tabular-nums">
        {texts.count(records.length)}
      </output>
      <SelectAll />
      <div className="flex min-w-0 flex-wrap items-center gap-1.5 @max-2xl:order-last @max-2xl:grid @max-2xl:basis-full @max-2xl:grid-cols-2 @max-2xl:pb-1">
        {isLive && (
          <>
            <BulkReply
              kind={kind}
              records={records}
              isDeclining={isDeclining}
              onClose={() => setDeclining(false)}
              onSent={keep}
            />
            <Menu label={adminOwner.assignSelected}>{choices.assigned?.items()}</Menu>
            {question}
          </>
        )}
        {!isSpam(view) && (
          <Menu label={admin.list.status}>
            {kind.statuses.map((line) => {
              const { label, icon } = statusBadge(kind, line.name);
              return (
                <MenuAction key={line.name} icon={icon} onSelect={() => setStatus(records, line)}>
                  {label}
                </MenuAction>
              );
            })}
          </Menu>
        )}
        {statusQuestion}
        {kind.isFromVisitors && (
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
            <SpamItem {...deciding} />
            <MenuAction icon={Download} onSelect={() => onExport(records)}>
              {adminLists.export.selection(records.length)}
            </MenuAction>
          </DecisionMenu>
        )}
      </div>
      <button
        type="button"
        aria-label={texts.clear}
        title={texts.clear}
        onClick={() => keep([])}
        className={cx(toolButton, 'ms-auto min-w-11 text-quiet hover:text-ink md:min-w-9')}
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.75} />
      </button>
      {variables && failed.length + conflicts.length > 0 && (
        <div role="alert" className="basis-full border-s-2 border-warning ps-3 wrap-anywhere">
          {conflicts.slice(0, mostNamed).map((record) => (
            <p key={record.id}>
              {isolate(recordName(kind, record))}: {conflictText(kind, variables.set, record)}
            </p>
          ))}
          {failed.length > 0 && (
            <p className="font-semibold text-bad">
              {texts.notChanged(failed.map((record) => isolate(recordName(kind, record))))}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** Selects all records of the view, on every page, with the statuses that they have now. */
function SelectAll() {
  const { kind, view, total = 0, isLowerBound, selection } = useOpenList();
  const { mutate, isPending } = useMutation({
    mutationFn: () => allRows(kind, view, columnsOf(kind)),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.allFailed }),
  });
  if (selection.records.length >= (isLowerBound ? total + 1 : total)) return null;
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

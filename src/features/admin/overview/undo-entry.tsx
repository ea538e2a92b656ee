import * as Alert from '@radix-ui/react-alert-dialog';
import { useState } from 'react';
import { adminSpam } from '@/content/en/admin-spam';
import { adminUndo as texts } from '@/content/en/admin-undo';
import { referenceOf } from '@/lib/reference';
import { undoQuery, useUndoEntry, type UndoneRecord } from '../changes/undo-entry';
import { fieldOf } from '../changes/staff-fields';
import type { RecordList } from '../records/record-list';
import { useColleagues } from '../ui/colleagues';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
import { isolated } from '../ui/direction';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';

interface UndoEntryProps {
  id: number;
  list: RecordList;
  /** The entry in words. */
  story: string;
}

/** Undoes an entry of Recent Activity, after it has said what would go back and what would not. */
export function UndoEntry(props: UndoEntryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={texts.of(props.story)}
        onClick={() => setOpen(true)}
        className="-my-0.5 min-h-6 shrink-0 font-semibold text-brand hover:underline pointer-coarse:min-h-11 pointer-coarse:px-2"
      >
        {texts.undo}
      </button>
      {isOpen && <UndoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function UndoDialog({ id, list, story, onClose }: UndoEntryProps & { onClose: () => void }) {
  const { data, isError, refetch } = useStaffQuery(undoQuery(id));
  const undo = useUndoEntry(list.table);
  const { colleagues } = useColleagues();
  const same = data?.filter(({ state }) => state === 'same') ?? [];
  const left = same.filter(
    ({ set: { owner_id: owner } }) =>
      owner &&
      colleagues &&
      !colleagues.some((one) => one.id === owner && one.table_names.includes(list.table)),
  );
  const back = same.length - left.length;
  return (
    <Dialog title={texts.title} text={story} onClose={onClose}>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton label={texts.loading} rows={2} />}
      {data === null && <p>{texts.late}</p>}
      {data && (
        <ul className="flex flex-col gap-1.5">
          {linesOf(list, data, left).map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Alert.Cancel asChild>
          <ToolButton {...safeAnswer}>{back > 0 ? texts.cancel : texts.close}</ToolButton>
        </Alert.Cancel>
        {back > 0 && (
          <ToolButton
            variant="filled"
            onClick={() => {
              undo.mutate(same);
              onClose();
            }}
          >
            {data?.length === 1 ? texts.undo : texts.rest(back)}
          </ToolButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What would become of the records, a sentence for each fate. */
function linesOf(
  list: RecordList,
  records: readonly UndoneRecord[],
  left: readonly UndoneRecord[],
): string[] {
  const of = (state: UndoneRecord['state']) => records.filter((one) => one.state === state);
  const [changed, gone, undone] = [of('changed'), of('gone'), of('undone')];
  const back = of('same').filter((one) => !left.includes(one));
  const fates = [
    back.length > 0 && texts.back(back.length, records.length, sharedLabel(list, back)),
    changed.length > 0 && texts.changed(changed.length, namesOf(list, changed)),
    left.length > 0 && texts.left(left.length, namesOf(list, left)),
    gone.length > 0 && texts.gone(gone.length, namesOf(list, gone)),
    undone.length > 0 && texts.before(undone.length),
    back.length > 0 && consequenceOf(back),
  ];
  return fates.filter((fate) => fate !== false && fate !== undefined);
}

/** What all of them go back to, in words; null if it differs. */
function sharedLabel(list: RecordList, back: readonly UndoneRecord[]): string | null {
  const labels = new Set(
    back.map(({ set }) =>
      Object.hasOwn(set, 'spam_suspected')
        ? set['spam_suspected']
          ? adminSpam.spam
          : adminSpam.clear
        : fieldOf(set).field.label(set, list),
    ),
  );
  return labels.size === 1 ? ([...labels][0] ?? null) : null;
}

/** What an undo does, or does not do, about emails. */
function consequenceOf([record]: readonly UndoneRecord[]): string | undefined {
  const { status, spam_suspected: isSpam } = record?.set ?? {};
  if (isSpam !== undefined) return isSpam ? texts.held : texts.released;
  return status === undefined ? undefined : texts.sent;
}

const maxNamed = 5;

function namesOf({ visitors }: RecordList, records: readonly UndoneRecord[]): string {
  const names = records
    .slice(0, maxNamed)
    .map(({ id, summary }) => (visitors ? referenceOf(id) : isolated(summary)));
  return texts.named(names, records.length - names.length);
}

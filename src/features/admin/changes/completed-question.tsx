import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminOutcome } from '@/content/en/admin-outcome';
import { withdrawOffers } from './undo';
import type { UpdateResult } from './update-records';
import { inverseOf, updateKey, useUpdateRecords, type Update } from './use-update-records';
import type { RecordKind, RecordTable } from '../records/record-kind';
import { Dialog, DialogActions } from '../ui/dialog';
import { columnsOfOutcome } from '../ui/outcome';
import { ToolButton } from '../ui/tool-button';

const { completed: texts, values } = adminOutcome;

/** Asks for the outcome of leads that were completed while their senders still wait for a proposal. */
export function CompletedQuestion({ kind }: { kind: RecordKind }) {
  const { mutate: update } = useUpdateRecords(kind.table);
  const lastUpdate = useLastUpdate(kind.table);
  const [settledAt, setSettledAt] = useState(lastUpdate?.at);

  if (!lastUpdate || lastUpdate.at === settledAt) return null;
  const { at, change, result } = lastUpdate;
  const waiting = waitingAmong(kind, change, result);
  if (waiting.length === 0) return null;
  const close = () => setSettledAt(at);
  function answer(reply: Update) {
    close();
    update(reply);
  }
  function undo() {
    withdrawOffers();
    answer(inverseOf(change, result));
  }
  return (
    <Dialog title={texts.title(waiting.length)} text={texts.text} onClose={close}>
      <DialogActions cancel={texts.later}>
        {/* The toast that offers it is below the question. */}
        <ToolButton onClick={undo}>{adminLists.undo.undo}</ToolButton>
        {(['won', 'lost', 'no_answer'] as const).map((outcome) => (
          <ToolButton
            key={outcome}
            onClick={() => answer({ records: waiting, set: columnsOfOutcome(outcome) })}
          >
            {values[outcome]}
          </ToolButton>
        ))}
      </DialogActions>
    </Dialog>
  );
}

function useLastUpdate(table: RecordTable) {
  return useMutationState({
    filters: { mutationKey: updateKey(table), status: 'success' },
    select: ({ state }) => ({
      at: state.submittedAt,
      change: state.variables as Update,
      result: state.data as UpdateResult,
    }),
  }).at(-1);
}

/** Returns the records that a change has completed without an answer or an outcome. */
function waitingAmong(kind: RecordKind, { records, set, isUndo }: Update, result: UpdateResult) {
  const status = kind.statuses.find(({ name }) => name === set['status']);
  if (isUndo || !status?.isFinal) return [];
  return records.filter(
    ({ id, answered_at, outcome }) =>
      result.changed.has(id) && answered_at === null && outcome === null,
  );
}

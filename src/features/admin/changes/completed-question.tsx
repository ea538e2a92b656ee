import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminOutcome } from '@/content/en/admin-outcome';
import { withdrawOffers } from './undo';
import type { UpdateResult } from './update-records';
import { inverseOf, updateKey, useUpdateRecords, type Update } from './use-update-records';
import type { RecordKind } from '../records/record-kind';
import { Dialog, DialogActions } from '../ui/dialog';
import { columnsOfOutcome } from '../ui/outcome';
import { ToolButton } from '../ui/tool-button';

const { completed: texts, values } = adminOutcome;

/** Asks for the outcome of leads that were completed while their senders still wait for a proposal. */
export function CompletedQuestion({ kind }: { kind: RecordKind }) {
  const { mutate: update } = useUpdateRecords(kind.table);
  const last = useMutationState({
    filters: { mutationKey: updateKey(kind.table), status: 'success' },
    select: ({ state }) => ({
      at: state.submittedAt,
      change: state.variables as Update,
      result: state.data as UpdateResult,
    }),
  }).at(-1);
  const [askedAt, setAskedAt] = useState(last?.at);
  const close = () => setAskedAt(last?.at);

  if (!last || last.at === askedAt || last.change.isUndo) return null;
  const { change, result } = last;
  const { records, set } = change;
  const status = kind.statuses.find(({ name }) => name === set['status']);
  if (!status?.isFinal) return null;
  const waiting = records.filter(
    ({ id, answered_at, outcome }) =>
      result.changed.has(id) && answered_at === null && outcome === null,
  );
  if (waiting.length === 0) return null;
  function choose(outcome: string) {
    close();
    update({ records: waiting, set: columnsOfOutcome(outcome) });
  }
  function undo() {
    close();
    withdrawOffers();
    update(inverseOf(change, result));
  }
  return (
    <Dialog title={texts.title(waiting.length)} text={texts.text} onClose={close}>
      <DialogActions cancel={texts.later}>
        {/* The toast that offers it is below the question. */}
        <ToolButton onClick={undo}>{adminLists.undo.undo}</ToolButton>
        {(['won', 'lost', 'no_answer'] as const).map((outcome) => (
          <ToolButton key={outcome} onClick={() => choose(outcome)}>
            {values[outcome]}
          </ToolButton>
        ))}
      </DialogActions>
    </Dialog>
  );
}

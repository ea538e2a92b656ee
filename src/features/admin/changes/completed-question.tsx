import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminOutcome } from '@/content/en/admin-outcome';
import { randomId } from '@/lib/random-id';
import { addNote } from './add-note';
import { updateKey, useUpdateRecords, type RecordUpdate } from './use-update-records';
import type { RecordList } from '../records/record-list';
import { Dialog, DialogActions } from '../ui/dialog';
import { columnsOfOutcome } from '../ui/outcome';
import { refresh } from '../ui/refresh';
import { ToolButton } from '../ui/tool-button';

const { completed: texts, values } = adminOutcome;

/** Asks what became of leads whose way was ended while their senders still wait for a proposal. */
export function CompletedQuestion({ list }: { list: RecordList }) {
  const client = useQueryClient();
  const { mutate: update } = useUpdateRecords(list.table);
  const last = useMutationState({
    filters: { mutationKey: updateKey(list.table), status: 'success' },
    select: ({ state }) => ({
      at: state.submittedAt,
      change: state.variables as NonNullable<RecordUpdate['variables']>,
      result: state.data as NonNullable<RecordUpdate['data']>,
    }),
  }).at(-1);
  const [asked, setAsked] = useState(last?.at);
  const close = () => setAsked(last?.at);

  const { mutate: note, isPending } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const recordId of ids) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await addNote({ table: list.table, recordId }, randomId(), texts.note, {
          at: new Date(),
          isProposal: true,
        });
      }
    },
    onSuccess: () => toast({ kind: 'success', title: texts.noted }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.failed }),
    onSettled: () => {
      close();
      return refresh(client, list.table, 'messages', 'activity_log', 'open_work');
    },
  });

  if (!last || last.at === asked || last.change.before) return null;
  const { records, set } = last.change;
  const line = list.statuses.find(({ name }) => name === set['status']);
  if (!line?.final) return null;
  const waiting = records.filter(
    ({ id, answered_at, outcome }) =>
      last.result.changed.has(id) && answered_at === null && outcome === null,
  );
  if (waiting.length === 0) return null;
  function choose(outcome: string) {
    close();
    update({ records: waiting, set: columnsOfOutcome(outcome) });
  }
  return (
    <Dialog title={texts.title(waiting.length)} text={texts.text} onClose={close}>
      <DialogActions cancel={texts.later}>
        {(['won', 'lost', 'no_answer'] as const).map((outcome) => (
          <ToolButton key={outcome} onClick={() => choose(outcome)}>
            {values[outcome]}
          </ToolButton>
        ))}
        <ToolButton inactive={isPending} onClick={() => note(waiting.map(({ id }) => id))}>
          {texts.another}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}

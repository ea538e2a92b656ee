import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adminReplies } from '@/content/en/admin-replies';
import { randomId } from '@/lib/random-id';
import { Property, PropertyText } from './property';
import type { Shown } from './record-queries';
import { entriesOf, useTimeline } from '../replies/timeline-query';
import { addNote } from '../changes/add-note';
import { useReportNoted } from '../changes/use-report-noted';
import { Choice, choiceField } from '../ui/choice';
import { refresh } from '../ui/refresh';
import { dateOf, dayFromNow, exactTime, isDay } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { proposal: texts } = adminReplies;

type Way = keyof typeof texts.ways;

/** Whether the sender got the proposal; if it went another way than by a reply, staff note it here. */
export function Proposal({ list, record }: Shown) {
  const [isNoting, setNoting] = useState<boolean>();
  const { answered_at: answeredAt } = record;
  const client = useQueryClient();
  const { data } = useTimeline({ table: list.table, recordId: record.id });
  const replies = data && entriesOf(data.rows, 'reply');
  const states = replies?.flatMap(({ is_proposal, state }) => (is_proposal ? [state] : []));
  const isLeaving = states?.includes('waiting');
  const declined = replies?.some(
    ({ is_proposal, state, done_at }) =>
      !is_proposal && state === 'sent' && done_at !== null && done_at === answeredAt,
  );
  const isSent = states?.includes('sent') && typeof answeredAt !== 'string';
  useEffect(() => {
    if (isSent) void refresh(client, list.table);
  }, [client, list.table, isSent]);
  return (
    <Property label={texts.label}>
      {typeof answeredAt === 'string' ? (
        <PropertyText>
          {replies && (declined ? texts.declined : texts.sent)(exactTime(dateOf(answeredAt)))}
        </PropertyText>
      ) : (
        <PropertyText>
          <span className={record['overdue'] ? 'font-semibold text-bad' : undefined}>
            {isLeaving ? texts.leaving : texts.awaited}
          </span>{' '}
          {!isNoting && (
            <ToolButton
              variant="text"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone
              autoFocus={isNoting === false}
              onClick={() => setNoting(true)}
              className="px-0! justify-start! text-start font-normal! whitespace-normal! pointer-fine:min-h-7!"
            >
              {texts.another}
            </ToolButton>
          )}
        </PropertyText>
      )}
      {isNoting && <NoteForm list={list} record={record} onDone={() => setNoting(false)} />}
    </Property>
  );
}

interface NoteFormProps extends Shown {
  onDone: () => void;
}

function NoteForm({ list, record, onDone }: NoteFormProps) {
  const client = useQueryClient();
  const [way, setWay] = useState<Way>('email');
  const [day, setDay] = useState(dayFromNow(0));
  const noteId = useRef(randomId());
  const report = useReportNoted(list.table);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      addNote(
        { table: list.table, recordId: record.id },
        noteId.current,
        texts.note(texts.ways[way]),
        { at: endOf(day), isProposal: true },
      ),
    onSuccess: async () => {
      report(texts.noted, record);
      await refresh(client, list.table, 'messages', 'activity_log', 'open_work');
      onDone();
    },
  });
  return (
    <form
      method="post"
      aria-label={texts.title}
      className="flex w-full flex-wrap items-center gap-1.5 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && isDay(day)) mutate();
      }}
    >
      <Choice
        label={texts.how}
        value={way}
        options={Object.entries(texts.ways)}
        onChoose={(chosen) => setWay(chosen as Way)}
      />
      <input
        type="date"
        required
        aria-label={texts.day}
        min={String(record['came_at'] ?? record.created_at).slice(0, 10)}
        max={dayFromNow(0)}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        className={choiceField}
      />
      <ToolButton type="submit" inactive={isPending}>
        {isPending ? texts.busy : texts.save}
      </ToolButton>
      <ToolButton variant="text" onClick={onDone}>
        {texts.cancel}
      </ToolButton>
      {isError && (
        <p role="alert" className="w-full font-semibold text-bad">
          {texts.failed}
        </p>
      )}
    </form>
  );
}

/** The end of a past day, or now: nobody remembers the hour. */
function endOf(day: string): Date {
  const end = new Date(`${day}T23:59`);
  return end.getTime() < Date.now() ? end : new Date();
}

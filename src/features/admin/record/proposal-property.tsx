import { adminAnswers } from '@/content/en/admin-answers';
import { adminReplies } from '@/content/en/admin-replies';
import { Property, PropertyText } from './property';
import type { RecordProps } from './record-queries';
import { entriesOf, useTimeline } from '../replies/timeline-query';
import { noteProposal, reportNote } from '../changes/add-note';
import { isolate, stripBidiControls } from '../ui/direction';
import { QuestionButton } from '../ui/question-dialog';
import { dayField } from '../ui/question-field';
import { dateOf, dayFromNow, dayIn, exactTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';

const { proposal: texts } = adminReplies;
const { proposal: answers } = adminAnswers;

/** Says when a proposal was sent or the request was declined, or offers to record a proposal not sent by a reply. */
export function ProposalProperty({ kind, record }: RecordProps) {
  const { answered_at: answeredAt } = record;
  const { data } = useTimeline({ table: kind.table, recordId: record.id });
  const replies = data && entriesOf(data.rows, 'reply');
  const isLeaving = replies?.some(({ is_proposal, state }) => is_proposal && state === 'waiting');
  // Any other reply answers a request only by closing it.
  const isDeclined = replies?.some(
    ({ is_proposal, state, done_at }) =>
      !is_proposal && state === 'sent' && done_at !== null && done_at === answeredAt,
  );
  const isLate = record['overdue'] && !isLeaving;
  return (
    <Property label={texts.label}>
      <PropertyText>
        {typeof answeredAt === 'string' ? (
          replies && (isDeclined ? texts.declined : texts.sent)(exactTime(dateOf(answeredAt)))
        ) : (
          <>
            <span className={isLate ? 'font-semibold text-bad' : undefined}>
              {isLeaving ? texts.leaving : texts.awaited}
            </span>{' '}
            {!isLeaving && <NoteProposal kind={kind} record={record} />}
          </>
        )}
      </PropertyText>
    </Property>
  );
}

function NoteProposal({ kind, record }: RecordProps) {
  const { run } = useCommand({
    run: (day: string) => noteProposal({ table: kind.table, recordId: record.id }, endOfDay(day)),
    changes: [kind.table, 'messages'],
    onDone: () => reportNote(texts.noted, record),
    failed: texts.failed,
    isQuiet: true,
  });
  const dayOfProposal = dayField(texts.day, texts.wrongDay, {
    min: String(record['came_at'] ?? dayIn(undefined, dateOf(record.created_at))),
    max: dayFromNow(0),
    value: dayFromNow(0),
  });
  return (
    <QuestionButton
      button={{
        variant: 'text',
        className:
          'px-0! justify-start! text-start font-normal! whitespace-normal! pointer-fine:min-h-7!',
        children: texts.another,
      }}
      title={texts.title}
      text={texts.text}
      fields={{ day: dayOfProposal }}
      yes={texts.save}
      busy={texts.busy}
      onYes={(values) => run(values.day)}
    />
  );
}

/** The end of a past day, or now: nobody remembers the hour. */
function endOfDay(day: string): Date {
  const end = new Date(`${day}T23:59`);
  return end.getTime() < Date.now() ? end : new Date();
}

/** Offers Won once the sender has accepted on the status page, which sets no outcome by itself. */
export function AcceptedProposal({ kind, record, onWon }: RecordProps & { onWon: () => void }) {
  const { data } = useTimeline({ table: kind.table, recordId: record.id });
  const received = entriesOf(data?.rows, 'received');
  const acceptance = received.find(({ proposal_answer }) => proposal_answer === 'accepted');
  if (!acceptance) return null;
  const name = isolate(stripBidiControls(acceptance.from_name ?? ''));
  return (
    <PropertyText>
      <p>{answers.acceptedBy(name, exactTime(dateOf(acceptance.created_at)))}</p>
      <ToolButton className="mt-1" onClick={onWon}>
        {answers.setWon}
      </ToolButton>
    </PropertyText>
  );
}

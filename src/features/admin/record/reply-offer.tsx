import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type RefObject } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminReplies } from '@/content/en/admin-replies';
import { RequestError } from '@/lib/supabase/request-error';
import { useSetStatus } from '../list/use-set-status';
import { addNote, notesKey } from './notes-queries';
import { replyBox } from './reply-choice';
import { statusAfter } from './reply-status';
import type { BegunReply } from './use-reply';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import type { Status } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

const { offer: texts, notes } = adminReplies;

interface ReplyOfferProps {
  list: RecordList;
  record: StaffRecord;
  reply: BegunReply;
  heading: RefObject<HTMLHeadingElement | null>;
  onNoted: () => void;
  onDone: () => void;
}

/** What somebody saw, and asked for. */
interface Step {
  from: StaffRecord;
  /** The status that fits, where it is not the present one. */
  to: Status | undefined;
  noted: boolean;
}

const labelOf = (list: RecordList, status: string | null) => statusBadge(list, status).label;

/** Asks whether a reply was sent. If so, a note of it is stored, and after that the status that fits. */
export function ReplyOffer({ list, record, reply, heading, onNoted, onDone }: ReplyOfferProps) {
  const id = useId();
  const note = notes[reply.name];
  const to = statusAfter(list, reply.name, record.status);
  const { asked, problem, begin } = useSteps({ list, record, reply, heading, onNoted, onDone });
  if (reply.noted && !to && !asked && !problem) return null;
  // A status is on the screen before it is stored: what was asked stays as it was meanwhile.
  const step = asked ?? { from: record, to, noted: reply.noted };
  const status = labelOf(list, step.from.status);
  const busy = asked ? { 'aria-disabled': true } : {};

  return (
    <section aria-labelledby={`${id}-title`} className={replyBox}>
      <h3
        id={`${id}-title`}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-32 font-bold outline-none"
      >
        {step.noted ? texts.noted : texts.title}
      </h3>
      {problem && <p className="font-semibold text-bad">{problem}</p>}
      <p id={`${id}-does`}>
        {step.noted
          ? texts.statusIs(status)
          : step.to
            ? texts.moves(note, status, labelOf(list, step.to))
            : texts.stays(note, status)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        {(step.to || !step.noted) && (
          <ToolButton
            look="filled"
            aria-describedby={`${id}-does`}
            onClick={() => begin(step)}
            {...busy}
          >
            {asked
              ? texts.busy
              : step.noted
                ? step.to && texts.setTo(labelOf(list, step.to))
                : texts.replied}
          </ToolButton>
        )}
        {step.to && !step.noted && (
          <ToolButton onClick={() => begin({ ...step, to: undefined })} {...busy}>
            {texts.onlyNote}
          </ToolButton>
        )}
        <ToolButton look="text" onClick={() => asked ?? onDone()} {...busy}>
          {step.noted ? texts.leave : texts.notSent}
        </ToolButton>
      </div>
    </section>
  );
}

function useSteps({ list, record, reply, heading, onNoted, onDone }: ReplyOfferProps) {
  const client = useQueryClient();
  const { mutate: setStatus } = useSetStatus(list.table);
  const [asked, setAsked] = useState<Step>();
  const [problem, setProblem] = useState<string>();
  const noted = { table: list.table, recordId: record.id };

  const { mutate: store } = useMutation<void, Error, Step>({
    mutationFn: () => addNote(noted, reply.noteId, notes[reply.name]),
    onSuccess: (_, step) => {
      toast({ kind: 'success', title: texts.noted });
      void client.invalidateQueries({ queryKey: notesKey(noted) });
      onNoted();
      move(step);
    },
    onError: (error) => {
      const unanswered = error instanceof RequestError && error.status === 0;
      const description = unanswered ? texts.unanswered : texts.notNoted;
      toast({ kind: 'error', title: admin.error, description });
      fail(description);
    },
  });

  function fail(text: string) {
    setAsked(undefined);
    setProblem(text);
  }

  function move({ from, to }: Step) {
    if (!to) {
      onDone();
      return;
    }
    setStatus(
      { records: [from], status: to, from: from.status },
      {
        onSuccess: ({ length: failed }) => {
          if (failed === 0) {
            onDone();
            return;
          }
          // The button may go, when it turns out that a colleague has moved the record.
          const section = heading.current?.closest('section');
          if (section?.contains(document.activeElement)) heading.current?.focus();
          fail(texts.notMoved(labelOf(list, to)));
        },
      },
    );
  }

  function begin(step: Step) {
    if (asked) return;
    setAsked(step);
    setProblem(undefined);
    if (step.noted) move(step);
    else store(step);
  }

  return { asked, problem, begin };
}

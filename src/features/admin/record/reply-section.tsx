import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminReplies, type ContactWay } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { ownValue } from '@/lib/own-value';
import { randomId } from '@/lib/random-id';
import { RequestError } from '@/lib/supabase/request-error';
import { useReportNoted } from '../changes/use-report-noted';
import { useUpdateRecords } from '../changes/use-update-records';
import { isGone } from './timeline-query';
import { addNote } from '../changes/add-note';
import { useTemplates } from '../replies/reply-templates';
import { statusAfter } from '../replies/reply-text';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { lazyPart } from '../ui/lazy-part';
import { refresh } from '../ui/refresh';
import { ToolButton } from '../ui/tool-button';

const { notes, offers } = adminReplies;

const ReplyEditor = lazyPart(async () => (await import('../replies/reply-editor')).ReplyEditor);

interface ReplySectionProps {
  id: string;
  list: RecordList;
  record: StaffRecord;
  choosing: boolean;
  /** How often the record was opened for a reply; the editor then begins again, with its draft. */
  arrivals: number;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A reply that was opened in another program, without confirmation that it was sent. */
export interface StartedReply {
  name: ContactWay;
  noteId: string;
}

/** The editor below a record's name; asks whether a reply that was opened elsewhere was sent. */
export function ReplySection({
  id,
  list,
  record,
  choosing,
  arrivals,
  opener,
  onClose,
}: ReplySectionProps) {
  const [started, setStarted] = useState<StartedReply>();
  const section = useRef<HTMLDivElement>(null);
  const templates = useTemplates(list.table);
  function leave(close: () => void) {
    if (section.current?.contains(document.activeElement)) opener.current?.focus();
    close();
  }
  return (
    <div ref={section} id={id}>
      {choosing && !record['email'] && (
        <p role="status" className={box}>
          {adminSending.editor.noAddress}
        </p>
      )}
      {choosing && record['email'] && templates && (
        <ReplyEditor
          key={`${record.id} ${arrivals}`}
          list={list}
          record={record}
          templates={templates}
          onMailed={(name) => {
            setStarted({ name, noteId: randomId() });
            onClose();
          }}
          onDone={() => leave(onClose)}
        />
      )}
      {started && (
        <ReplyOffer
          key={started.noteId}
          list={list}
          record={record}
          reply={started}
          onDone={() => leave(() => setStarted(undefined))}
        />
      )}
    </div>
  );
}

const box = 'mt-3 rounded border border-edge bg-sand px-3.5 py-3';

interface ReplyOfferProps {
  list: RecordList;
  record: StaffRecord;
  reply: StartedReply;
  onDone: () => void;
}

/** Asks whether a reply was sent. If so, it stores a note and then sets the new status. */
export function ReplyOffer({ list, record, reply, onDone }: ReplyOfferProps) {
  const id = useId();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate: update } = useUpdateRecords(list.table);
  const report = useReportNoted(list.table);
  const noted = { table: list.table, recordId: record.id };
  const note = notes[reply.name];
  const texts = { ...adminReplies.offer, ...ownValue(offers, reply.name) };
  const to = statusAfter(list, reply.name, record.status);
  const labelOf = (status: string | null) => statusBadge(list, status).label;
  useEffect(() => heading.current?.focus(), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (_step: { from: StaffRecord; status: Status | undefined }) =>
      addNote(noted, reply.noteId, note, {
        at: new Date(),
        isProposal: reply.name === 'proposal',
      }),
    onSuccess: (_, { from, status }) => {
      report(texts.noted, from);
      void refresh(client, list.table, 'messages', 'activity_log', 'open_work');
      if (status) update({ records: [from], set: { status } });
      onDone();
    },
    onError: (problem) =>
      toast({ kind: 'error', title: admin.error, description: describe(problem) }),
  });

  const busy = { 'aria-disabled': isPending || undefined };
  const finish = (status: Status | undefined) => isPending || mutate({ from: record, status });
  return (
    <section aria-labelledby={`${id}-title`} className={box}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1} className="font-bold outline-none">
        {texts.title}
      </h3>
      {error && <p className="font-semibold text-bad">{describe(error)}</p>}
      <p id={`${id}-does`}>
        {to
          ? texts.moves(note, labelOf(record.status), labelOf(to))
          : texts.stays(note, labelOf(record.status))}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        <ToolButton
          variant="filled"
          aria-describedby={`${id}-does`}
          onClick={() => finish(to)}
          {...busy}
        >
          {isPending ? texts.busy : texts.replied}
        </ToolButton>
        {to && (
          <ToolButton onClick={() => finish(undefined)} {...busy}>
            {texts.onlyNote}
          </ToolButton>
        )}
        <ToolButton variant="text" onClick={() => isPending || onDone()} {...busy}>
          {texts.notSent}
        </ToolButton>
      </div>
    </section>
  );
}

function describe(problem: Error) {
  const { offer: texts } = adminReplies;
  const isUnanswered = problem instanceof RequestError && problem.status === 0;
  if (isGone(problem)) return texts.gone;
  return isUnanswered ? texts.unanswered : texts.notNoted;
}

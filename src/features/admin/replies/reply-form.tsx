import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminReplies, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { checkReply } from './check-reply';
import type { Place } from './insert-template';
import { MeetingFields } from './meeting-fields';
import { QuotedMessage } from './quoted-message';
import { rememberTemplate } from './reply-draft';
import { AttachButton, ReplyFiles } from './reply-files';
import { filled, localeOf, namedTemplates, placeholdersOf, statusAfter } from './reply-text';
import { ReplyTo, useReplyTo } from './reply-to';
import { SplitButton } from './split-button';
import { TemplateDialog } from './template-dialog';
import { TemplateMenu } from './template-menu';
import { entriesOf, useTimeline } from './timeline-query';
import { LineField, TextField } from './text-fields';
import { focusMeeting, useReplyDraft } from './use-reply-draft';
import { useReplyFiles } from './use-reply-files';
import { refusalIn, useSend } from './use-send';
import { useStop } from './use-stop';
import { offerUndo } from '../changes/undo';
import type { RecordKind, StaffRecord, Status } from '../records/record-kind';
import { statusBadge, statusOf } from '../records/status-badge';
import { replyDomainQuery } from '../ui/mail-state';
import { useOpenEditor } from '../ui/shortcut';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { Checkbox } from '../ui/checkbox';
import { ToolButton } from '../ui/tool-button';

const { editor: texts } = adminSending;

export interface ReplyFormProps {
  kind: RecordKind;
  record: StaffRecord;
  onSent: () => void;
}

/** Writes a reply to one record. */
export function ReplyForm({ kind, record, onSent }: ReplyFormProps) {
  const { data, hasNextPage } = useTimeline({ table: kind.table, recordId: record.id });
  const mails = entriesOf(data?.rows, 'received');
  const user = useStaffUser();
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useReplyDraft({ kind, record, mails, field });
  const { value, meetings, isProposal, write } = reply;
  const { name, subject, body, meeting, toAuthor = false, onPaper = false } = value;
  const [isMore, setMore] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const known = entriesOf(data?.rows, 'reply').length;
  const counts = data && !hasNextPage ? { known, known_mails: mails.length } : {};
  /** Numbers of messages that the author saw at first; they are told once about later ones. */
  const [seen, setSeen] = useState<typeof counts | undefined>(counts);
  const recipient = useReplyTo(record, mails);
  const { data: domain } = useStaffQuery(replyDomainQuery);
  const files = useReplyFiles({ table: kind.table, recordId: record.id });
  const to = meeting?.cancelled ? undefined : statusAfter(kind, name, record.status);
  const { run: stop } = useStop(kind.table);
  const { run: send, isPending } = useSend({
    table: kind.table,
    refusalOf: (outcomes) => texts.refused[refusalIn(outcomes, record.id) ?? 'gone'],
    onSent(id) {
      rememberTemplate(user.id, kind.table, name);
      reply.drop();
      offerUndo(
        { kind: 'success', title: texts.queued },
        { label: texts.stop, undo: () => void stop(id) },
      );
      onSent();
    },
  });
  useOpenEditor();
  const quoted = <QuotedMessage {...{ kind, record, mails }} />;

  function choose(template: ReplyName, place?: Place) {
    setProblem(undefined);
    reply.choose(template, place);
  }

  async function submit(status: Status | undefined) {
    if (isPending) return;
    const finished = meetings.finish(value);
    const checked = checkReply(finished.text, reply.blank, placeholdersOf(kind));
    const obstacle = checked.problem ?? finished.problem ?? files.obstacle;
    setProblem(obstacle);
    if (checked.problem === texts.problems.subject) setMore(true);
    else if (checked.problem) field.current?.focus();
    else if (finished.problem) focusMeeting(field.current, finished.problem);
    if (obstacle) return;
    const sent = {
      ...filled(kind, record, checked.text),
      ...recipient.to,
      record_id: record.id,
      seen: statusOf(record),
      to_author: toAuthor,
      ...(isProposal && { is_proposal: true, on_paper: onPaper }),
      status,
      ...(seen ?? counts),
      files: files.stored.map(({ id }) => id),
      ...(finished.outgoing && { meeting: finished.outgoing }),
    };
    setProblem(await send({ replies: [sent] }));
    setSeen(undefined);
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={adminReplies.title}
      className="flex max-h-[min(36rem,calc(100dvh-8.5rem))] min-h-0 flex-col"
      onChange={() => setProblem(undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(to);
      }}
    >
      <div
        role="presentation"
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const dropped = [...event.dataTransfer.files];
          if (dropped.length === 0) return;
          event.preventDefault();
          if (!isPending) files.add(dropped);
        }}
        className="-mx-1.5 flex min-h-12 flex-col gap-2 overflow-y-auto p-1.5 has-[[role=listbox]]:scroll-pb-40 [@media(min-height:36rem)]:has-[fieldset]:scroll-pt-12"
      >
        {/* On a phone with its keyboard, this scrolls, so that some lines of the text and the buttons are in sight. */}
        <div className="-top-1.5 z-1 -mt-1.5 shrink-0 bg-paper pt-1.5 [@media(min-height:36rem)]:sticky">
          <div className="flex items-center gap-1.5 pb-1">
            <ReplyTo record={record} recipient={recipient} />
            <ToolButton
              variant="text"
              className="ms-auto px-2! font-normal!"
              aria-expanded={isMore}
              onClick={() => setMore(!isMore)}
            >
              {texts.more}
            </ToolButton>
            <TemplateMenu
              templates={namedTemplates(kind)}
              current={name}
              onChoose={choose}
              onEdit={() => setEditing(true)}
            />
          </div>
          {!meeting && quoted}
        </div>
        {meeting && (
          <MeetingFields
            {...{ kind, record, meeting }}
            readOnly={isPending}
            onChange={(next) => write({ meeting: next })}
            onDrop={() => write({ name: 'blank', meeting: undefined })}
          />
        )}
        {meeting && quoted}
        {isMore && (
          <>
            <LineField
              label={texts.subject}
              value={subject}
              readOnly={isPending}
              onWrite={(typed) => write({ subject: typed })}
            />
            {domain === null && (
              <Checkbox checked={toAuthor} onChange={() => write({ toAuthor: !toAuthor })}>
                {texts.toAuthor(user.email)}
              </Checkbox>
            )}
          </>
        )}
        <TextField
          isDocked
          label={texts.body}
          value={body}
          readOnly={isPending}
          field={field}
          onWrite={(typed) => write({ body: typed })}
          onSubmit={() => void submit(to)}
          templates={namedTemplates(kind)}
          onTemplate={choose}
        />
        {kind.awaitsProposal && (
          <div className="flex flex-wrap gap-x-5">
            <Checkbox checked={isProposal} onChange={() => write({ isProposal: !isProposal })}>
              {texts.isProposal}
            </Checkbox>
            {isProposal && (
              <Checkbox checked={onPaper} onChange={() => write({ onPaper: !onPaper })}>
                {texts.onPaper}
              </Checkbox>
            )}
          </div>
        )}
        {reply.isTyped && <p className="text-quiet">{texts.kept}</p>}
      </div>
      <ReplyFiles files={files} readOnly={isPending} />
      {problem && (
        <p role="alert" className="font-semibold text-bad">
          {problem}
        </p>
      )}
      <div className="flex items-center gap-x-3 pt-1">
        <AttachButton files={files} readOnly={isPending} />
        <SplitButton
          label={to ? texts.sendAndSet(statusBadge(kind, to).label) : texts.send}
          busy={texts.busy}
          isPending={isPending}
          other={to && { label: texts.send, icon: Send, run: () => void submit(undefined) }}
        />
      </div>
      {isEditing && (
        <TemplateDialog
          kind={kind}
          name={name}
          locale={localeOf(record)}
          onClose={() => setEditing(false)}
        />
      )}
    </form>
  );
}

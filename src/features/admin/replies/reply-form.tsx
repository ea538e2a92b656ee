import { Clock, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminAnswers } from '@/content/en/admin-answers';
import { adminReplies, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { BounceNotice } from './bounce';
import { checkReply } from './check-reply';
import type { Place } from './insert-template';
import { MeetingFields } from './meeting-fields';
import { ProposalMark } from './proposal-mark';
import { QuotedMessage } from './quoted-message';
import type { ReceivedMail } from './received-queries';
import { rememberTemplate, type ReplyDraft } from './reply-draft';
import { AttachButton, ReplyFiles } from './reply-files';
import {
  filled,
  localeOf,
  placeholdersOf,
  statusAfter,
  templatesOf,
  type ChangedTemplate,
} from './reply-text';
import { AnswersTo, ReplyTo, useReplyTo } from './reply-to';
import { SplitButton } from './split-button';
import { TemplateDialog } from './template-dialog';
import { TemplateMenu } from './template-menu';
import { SubjectField, TextField } from './text-fields';
import { useMorning } from './use-morning';
import { useNews } from './use-news';
import { useProblem } from './use-problem';
import { useReplyDraft } from './use-reply-draft';
import { useReplyFiles } from './use-reply-files';
import { useSend } from './use-send';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { useEditing } from '../ui/shortcut';
import { useStaffUser } from '../ui/staff-user';
import { placeOf } from '../ui/their-time';
import { ToolButton } from '../ui/tool-button';

const { editor: texts } = adminSending;

interface ReplyFormProps {
  list: RecordList;
  record: StaffRecord;
  templates: readonly ChangedTemplate[];
  /** What the sender wrote since, the newest first. */
  mails: readonly ReceivedMail[];
  onSent: (id: string) => void;
}

/** Writes a reply to one record. */
export function ReplyForm({ list, record, templates, mails, onSent }: ReplyFormProps) {
  const user = useStaffUser();
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useReplyDraft({ list, record, templates, mails, field });
  const { draft, date, isProposal } = reply;
  const { name, subject, body, meeting, toAuthor = false, onPaper = false } = draft.value;
  const [isMore, setMore] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { problem, setProblem, report } = useProblem(field);
  const news = useNews(list, record);
  const recipient = useReplyTo(list, record);
  const files = useReplyFiles({ table: list.table, recordId: record.id });
  const { send, isPending } = useSend({ list, record, ...news, onSent: finish, onProblem: report });
  const to = meeting?.cancelled ? undefined : statusAfter(list, name, record.status);
  const morning = useMorning(list, record);
  useEditing();

  function write(typed: Partial<ReplyDraft>) {
    setProblem(undefined);
    reply.write(typed);
  }
  function choose(chosen: ReplyName, place?: Place) {
    setProblem(undefined);
    reply.choose(chosen, place);
  }

  function submit(
    status: Status | undefined,
    { sendAt, byKey = false }: { sendAt?: Date; byKey?: boolean } = {},
  ) {
    if (isPending) return;
    const dated = date.finish(draft.value, sendAt);
    const checked = checkReply(dated.text, reply.blank, placeholdersOf(list));
    const found = checked.problem ?? dated.problem ?? files.obstacle;
    setProblem(found);
    if (checked.problem === texts.problems.subject) setMore(true);
    else if (checked.problem) field.current?.focus();
    if (found) return;
    if (byKey && reply.isUnread()) {
      setProblem(texts.untouched);
      return;
    }
    send({
      text: filled(list, record, checked.text),
      status,
      to: recipient.to,
      toAuthor,
      isProposal,
      onPaper,
      sendAt,
      files: files.stored.map(({ id }) => id),
      meeting: dated.outgoing,
    });
  }

  function finish(id: string) {
    rememberTemplate(user.id, list.table, name);
    draft.reset(reply.blank);
    onSent(id);
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={adminReplies.title}
      className="flex max-h-[min(36rem,calc(100dvh-8.5rem))] min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        submit(to);
      }}
      onPaste={(event) => {
        const { files: pasted, types } = event.clipboardData;
        // Office programs also offer a picture of the text.
        if (isPending || pasted.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        files.add([...pasted]);
      }}
    >
      <div className="flex items-center gap-1.5 pt-1.5">
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
          names={templatesOf(list)}
          current={name}
          onChoose={choose}
          onEdit={() => setEditing(true)}
        />
      </div>
      <QuotedMessage {...{ list, record, mails }} />
      <div className="-mx-1.5 flex min-h-22 flex-col gap-2 overflow-y-auto p-1.5 has-[[role=listbox]]:scroll-pb-40">
        <BounceNotice
          table={list.table}
          record={record}
          effect={<p>{adminAnswers.bounce.notSent}</p>}
        />
        {isMore && (
          <>
            <SubjectField
              value={subject}
              readOnly={isPending}
              onWrite={(typed) => write({ subject: typed })}
            />
            <AnswersTo
              table={list.table}
              toAuthor={toAuthor}
              onChoose={(chosen) => write({ toAuthor: chosen })}
            />
          </>
        )}
        {meeting && (
          <MeetingFields
            meeting={meeting}
            locale={localeOf(record)}
            present={date.present}
            theirZone={placeOf(list, record)?.timeZone}
            readOnly={isPending}
            onChange={(next) => write(date.change(draft.value, next))}
            onDrop={() => write({ name: 'blank', meeting: undefined })}
          />
        )}
        <TextField
          isDocked
          label={texts.body}
          value={body}
          readOnly={isPending}
          field={field}
          onWrite={(typed) => write({ body: typed })}
          onSubmit={() => submit(to, { byKey: true })}
          templates={templatesOf(list)}
          onTemplate={choose}
        />
        <ReplyFiles files={files} readOnly={isPending} />
        {draft.isTyped && <p className="text-quiet">{texts.kept}</p>}
        {draft.isGone && (
          <output className="font-semibold text-warning">{texts.goneElsewhere}</output>
        )}
      </div>
      {news.notice && <output className="font-semibold text-warning">{news.notice}</output>}
      {problem && (
        <p role="alert" className="font-semibold text-bad">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1">
        <AttachButton files={files} readOnly={isPending} />
        {list.proposals && (
          <ProposalMark
            {...{ isProposal, onPaper }}
            onMark={(marked) => write({ isProposal: marked })}
            onPaperOnly={(isOnly) => write({ onPaper: isOnly })}
          />
        )}
        <SplitButton
          label={to ? texts.sendAndSet(statusBadge(list, to).label) : texts.send}
          busy={texts.busy}
          isPending={isPending}
          others={[
            ...(to ? [{ label: texts.send, icon: Send, act: () => submit(undefined) }] : []),
            ...(morning
              ? [
                  {
                    label: morning.label,
                    icon: Clock,
                    act: () => submit(to, { sendAt: morning.at }),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {isEditing && (
        <TemplateDialog
          list={list}
          name={name}
          locale={localeOf(record)}
          onClose={() => setEditing(false)}
        />
      )}
    </form>
  );
}

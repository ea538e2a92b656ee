import { Clock, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { adminAnswers } from '@/content/en/admin-answers';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { BounceNotice } from './bounce';
import { checkReply } from './check-reply';
import { MeetingFields } from './meeting-fields';
import { ProposalMark } from './proposal-mark';
import { QuotedMessage } from './quoted-message';
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
import { LineField, TextField } from './text-fields';
import { useNews, type Conversation } from './use-news';
import { showMeeting, useReplyDraft } from './use-reply-draft';
import { useReplyFiles } from './use-reply-files';
import { useSendOne } from './use-send-one';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { useEditing } from '../ui/shortcut';
import { useStaffUser } from '../ui/staff-user';
import { nextMorning, placeOf } from '../ui/their-time';
import { useCurrentMinute } from '../ui/time-ago';
import { clockText, dayAndClock } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { editor: texts } = adminSending;

interface ReplyFormProps {
  list: RecordList;
  record: StaffRecord;
  templates: readonly ChangedTemplate[];
  conversation: Conversation;
  onSent: (id: string) => void;
}

/** Writes a reply to one record. */
export function ReplyForm({ list, record, templates, conversation, onSent }: ReplyFormProps) {
  const { replies, mails, isWhole } = conversation;
  const user = useStaffUser();
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useReplyDraft({ list, record, templates, mails, field });
  const { draft, date, isProposal, write, choose } = reply;
  const { name, subject, body, meeting, toAuthor = false, onPaper = false } = draft.value;
  const [isMore, setMore] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [found, setFound] = useState<{ problem: string | undefined; text: ReplyDraft }>();
  const problem = found?.text === draft.value ? found.problem : undefined;
  const setProblem = (next: string | undefined) => setFound({ problem: next, text: draft.value });
  const news = useNews(list, record, conversation);
  const recipient = useReplyTo(record, mails);
  const files = useReplyFiles({ table: list.table, recordId: record.id });
  const to = meeting?.cancelled ? undefined : statusAfter(list, name, record.status);
  const place = placeOf(list, record);
  const now = new Date(useCurrentMinute());
  const morning = place && nextMorning(place, now);
  const { send, isPending } = useSendOne({
    list,
    record,
    onSent(id) {
      // Nobody's proposal or meeting is another one's.
      if (name !== 'proposal' && name !== 'meeting') rememberTemplate(user.id, list.table, name);
      draft.reset(reply.blank);
      onSent(id);
    },
  });
  useEditing();
  const quoted = <QuotedMessage {...{ list, record, mails }} />;

  async function submit(
    status: Status | undefined,
    { sendAt, byKey = false }: { sendAt?: Date; byKey?: boolean } = {},
  ) {
    if (isPending) return;
    const dated = date.finish(draft.value, sendAt);
    const checked = checkReply(dated.text, reply.blank, placeholdersOf(list));
    const obstacle = checked.problem ?? dated.problem ?? files.obstacle;
    setProblem(obstacle);
    if (checked.problem === texts.problems.subject) setMore(true);
    else if (checked.problem) field.current?.focus();
    else if (dated.problem) showMeeting(field.current, dated.problem);
    if (obstacle) return;
    if (byKey && reply.isUnread()) {
      setProblem(texts.untouched);
      return;
    }
    const sent = {
      ...filled(list, record, checked.text),
      ...recipient.to,
      to_author: toAuthor,
      ...(isProposal && { is_proposal: true, on_paper: onPaper }),
      status,
      known: isWhole ? replies.length : undefined,
      known_mails: isWhole ? mails.length : undefined,
      files: files.stored.map(({ id }) => id),
      ...(dated.outgoing && { meeting: dated.outgoing }),
    };
    setProblem(await send(sent, sendAt));
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={adminReplies.title}
      className="flex max-h-[min(36rem,calc(100dvh-8.5rem))] min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(to);
      }}
      onPaste={(event) => {
        const { files: pasted, types } = event.clipboardData;
        // Office programs also offer a picture of the text.
        if (isPending || pasted.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        files.add([...pasted]);
      }}
    >
      <div className="-mx-1.5 flex min-h-12 flex-col gap-2 overflow-y-auto p-1.5 has-[[role=listbox]]:scroll-pb-40 [@media(min-height:36rem)]:has-[fieldset]:scroll-pt-12">
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
              names={templatesOf(list)}
              current={name}
              onChoose={choose}
              onEdit={() => setEditing(true)}
            />
          </div>
          {!meeting && quoted}
        </div>
        {meeting && (
          <MeetingFields
            meeting={meeting}
            locale={localeOf(record)}
            present={date.present}
            theirZone={place?.timeZone}
            readOnly={isPending}
            onChange={(next) => write(date.change(draft.value, next))}
            onDrop={() => write({ name: 'blank', meeting: undefined })}
          />
        )}
        {meeting && quoted}
        <BounceNotice
          table={list.table}
          record={record}
          effect={<p>{adminAnswers.bounce.notSent}</p>}
        />
        {isMore && (
          <>
            <LineField
              label={texts.subject}
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
        <TextField
          isDocked
          label={texts.body}
          value={body}
          readOnly={isPending}
          field={field}
          onWrite={(typed) => write({ body: typed })}
          onSubmit={() => void submit(to, { byKey: true })}
          templates={templatesOf(list)}
          onTemplate={choose}
        />
        {list.proposals && (
          <ProposalMark
            {...{ isProposal, onPaper }}
            onMark={(marked) => write({ isProposal: marked })}
            onPaperOnly={(isOnly) => write({ onPaper: isOnly })}
          />
        )}
        {draft.isTyped && <p className="text-quiet">{texts.kept}</p>}
        {draft.isGone && (
          <output className="font-semibold text-warning">{texts.goneElsewhere}</output>
        )}
      </div>
      <ReplyFiles files={files} readOnly={isPending} />
      {news && <output className="font-semibold text-warning">{news}</output>}
      {problem && (
        <p role="alert" className="font-semibold text-bad">
          {problem}
        </p>
      )}
      <div className="flex items-center gap-x-3 pt-1">
        <AttachButton files={files} readOnly={isPending} />
        <SplitButton
          label={to ? texts.sendAndSet(statusBadge(list, to).label) : texts.send}
          busy={texts.busy}
          isPending={isPending}
          others={[
            ...(to ? [{ label: texts.send, icon: Send, act: () => void submit(undefined) }] : []),
            ...(morning
              ? [
                  {
                    label: texts.sendAt(
                      clockText(morning, place.timeZone),
                      place.city,
                      dayAndClock(morning),
                    ),
                    icon: Clock,
                    act: () => void submit(to, { sendAt: morning }),
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

import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/lib/cx';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { AnswersTo } from './answers-to';
import { checkReply } from './check-reply';
import { MeetingFields } from './meeting-fields';
import { ProposalMark } from './proposal-mark';
import { isFirstSending, replyDraftName, type ReplyDraft } from './reply-draft';
import { ReplyFiles } from './reply-files';
import {
  filled,
  localeOf,
  mailLink,
  placeholdersOf,
  statusAfter,
  templateOf,
  templatesOf,
  type ChangedTemplate,
} from './reply-text';
import { ReplyHead, useReplyTo } from './reply-to';
import { SendButtons } from './send-buttons';
import { TemplateDialog } from './template-dialog';
import { TemplateChoice, TextFields } from './text-fields';
import { useDraft } from './use-draft';
import { useMeeting } from './use-meeting';
import { useNews } from './use-news';
import { useProblem } from './use-problem';
import { useReplyFiles } from './use-reply-files';
import { useSend } from './use-send';
import type { RecordList, StaffRecord, Status } from '../records/record-list';
import { useStaffUser } from '../ui/staff-user';
import { useEditing, useShortcuts } from '../ui/shortcut';
import { placeOf } from '../ui/their-time';
import { ToolButton, toolButton, toolVariants } from '../ui/tool-button';

const { editor: texts } = adminSending;

interface ReplyEditorProps {
  list: RecordList;
  record: StaffRecord;
  templates: readonly ChangedTemplate[];
  /** Opened in another program instead. */
  onMailed: (name: ReplyName) => void;
  onDone: () => void;
}

/** Writes a reply to one record; the typed text stays on this device until it is sent. */
export function ReplyEditor({ list, record, templates, onMailed, onDone }: ReplyEditorProps) {
  const user = useStaffUser();
  const id = useId();
  const locale = localeOf(record);
  const date = useMeeting(list, record, user);
  const template = (name: ReplyName): ReplyDraft => {
    const text = filled(list, record, templateOf(list, locale, name, user, templates));
    return { name, ...(name === 'meeting' ? date.begin(text) : text) };
  };
  const draft = useDraft(replyDraftName(list.table, record.id), () => template('details'));
  const { name, subject, body, meeting } = draft.value;
  const [toAuthor, setToAuthor] = useState(draft.value.toAuthor ?? false);
  const [isProposal, setProposal] = useState(draft.value.isProposal ?? name === 'proposal');
  const [onPaper, setOnPaper] = useState(draft.value.onPaper ?? false);
  const [isChosen, setChosen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { problem, setProblem, report } = useProblem(field);
  const news = useNews(list, record);
  const recipient = useReplyTo(list, record);
  const files = useReplyFiles({ table: list.table, recordId: record.id });
  const { send, isPending } = useSend({
    list,
    record,
    known: news.known,
    knownMails: news.knownMails,
    onSent,
    onProblem: report,
  });
  const to = meeting?.cancelled ? undefined : statusAfter(list, name, record.status);
  const link = mailLink(record, filled(list, record, { subject, body }));

  useEffect(() => begin(field.current), []);

  const shown = useRef(templates);
  useEffect(() => {
    if (shown.current === templates) return;
    shown.current = templates;
    if (!draft.isTyped) draft.reset(template(name));
  });

  // Escape would close the record.
  useShortcuts({ Escape: onDone });
  useEditing();

  function write(typed: Partial<ReplyDraft>) {
    setProblem(undefined);
    draft.type({ ...draft.value, toAuthor, isProposal, onPaper, ...typed });
  }

  function submit(
    status: Status | undefined,
    { sendAt, byKey }: { sendAt?: Date; byKey?: boolean } = {},
  ) {
    if (isPending) return;
    const dated = date.finish(draft.value, sendAt);
    const checked = checkReply(dated.text, template('blank'), placeholdersOf(list));
    const found = checked.problem ?? dated.problem ?? files.obstacle;
    setProblem(found);
    if (checked.problem) field.current?.focus();
    if (found) return;
    const isRead = !byKey || draft.isTyped || isChosen;
    if (!isRead && isFirstSending(`${list.table} ${locale} ${name}`)) {
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
      files: files.stored.map(({ id: file }) => file),
      meeting: dated.outgoing,
    });
  }

  function onSent() {
    draft.reset(template(name));
    onDone();
  }

  return (
    <>
      <form
        method="post"
        noValidate
        aria-labelledby={`${id}-title`}
        className="mt-3 flex flex-col gap-2.5 rounded border border-edge bg-sand px-3.5 py-3"
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
        <ReplyHead id={`${id}-title`} {...{ list, record, recipient }} />
        <TemplateChoice
          names={templatesOf(list)}
          name={name}
          typed={draft.isTyped ? draft.value : undefined}
          onChoose={(chosen) => {
            setProblem(undefined);
            setProposal(chosen === 'proposal');
            setChosen(true);
            // The place to write at is one of the new text.
            flushSync(() => draft.reset(template(chosen)));
            begin(field.current);
          }}
          onBringBack={(typed) => {
            setProposal(typed.isProposal ?? false);
            setOnPaper(typed.onPaper ?? false);
            write(typed);
            field.current?.focus();
          }}
          onEdit={() => setEditing(true)}
        />
        {meeting && (
          <MeetingFields
            {...{ meeting, locale }}
            present={date.present}
            theirZone={placeOf(list, record)?.timeZone}
            readOnly={isPending}
            onChange={(next) => write(date.change(draft.value, next))}
          />
        )}
        <TextFields
          text={{ subject, body }}
          readOnly={isPending}
          field={field}
          onWrite={write}
          onSubmit={() => submit(to, { byKey: true })}
          onLeave={onDone}
        />
        {list.proposals && (
          <ProposalMark
            {...{ isProposal, onPaper }}
            onMark={setProposal}
            onPaperOnly={setOnPaper}
          />
        )}
        <ReplyFiles files={files} readOnly={isPending} />
        {news.notice && <output className="font-semibold text-warning">{news.notice}</output>}
        {problem && (
          <p role="alert" className="font-semibold text-bad">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-1.5">
          <SendButtons {...{ list, record, to, isPending }} onSend={submit} />
          <ToolButton variant="text" onClick={onDone}>
            {texts.close}
          </ToolButton>
          {draft.isTyped && <span className="text-quiet">{texts.kept}</span>}
          {draft.isGone && (
            <output className="font-semibold text-warning">{texts.goneElsewhere}</output>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <AnswersTo table={list.table} toAuthor={toAuthor} onChoose={setToAuthor} />
          {link && !meeting && files.stored.length === 0 && (
            // A browser might not follow a link that is removed at once.
            <a
              href={link}
              className={cx(toolButton, toolVariants.outlined)}
              onClick={() => setTimeout(() => onMailed(name))}
            >
              {texts.mailProgram}
            </a>
          )}
        </div>
      </form>
      {isEditing && (
        <TemplateDialog list={list} name={name} locale={locale} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

/** Moves the focus into a text, below its greeting. */
function begin(field: HTMLTextAreaElement | null) {
  const start = (field?.value.indexOf('\n\n') ?? -2) + 2;
  field?.focus();
  field?.setSelectionRange(start, start);
}

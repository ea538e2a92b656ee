import { Send } from 'lucide-react';
import { useState } from 'react';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { MeetingFields } from './meeting-fields';
import { QuotedMessage } from './quoted-message';
import { AttachButton, fileDropProps, ReplyFiles } from './reply-files';
import { localeOf, namedTemplates } from './reply-text';
import { ReplyRecipient } from './reply-recipient';
import { SplitButton } from './split-button';
import { TemplateDialog } from './template-dialog';
import { TemplateMenu } from './template-menu';
import { LineField, MultilineField } from './text-fields';
import { useReplyForm, type ReplyFormProps } from './use-reply-form';
import { statusBadge } from '../records/status-badge';
import { useOpenEditor } from '../ui/shortcut';
import { Checkbox } from '../ui/checkbox';
import { ToolButton } from '../ui/tool-button';

const { editor: texts } = adminSending;

export function ReplyForm({ kind, record, onSent }: ReplyFormProps) {
  const form = useReplyForm({ kind, record, onSent });
  const { draft, files, problem, nextStatus, isPending, isProposal, changeDraft, submit } = form;
  const { body, meeting, onPaper = false } = draft;
  useOpenEditor();
  const quoted = <QuotedMessage {...{ kind, record }} mails={form.mails} />;
  return (
    <form
      method="post"
      noValidate
      aria-label={adminReplies.title}
      className="flex max-h-[min(36rem,calc(100dvh-8.5rem))] min-h-0 flex-col"
      onChange={form.clearProblem}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(nextStatus);
      }}
    >
      <div
        {...fileDropProps({ files, readOnly: isPending })}
        className="-mx-1.5 flex min-h-12 flex-col gap-2 overflow-y-auto p-1.5 has-[[role=listbox]]:scroll-pb-40 [@media(min-height:36rem)]:has-[fieldset]:scroll-pt-12"
      >
        {/* On a phone with its keyboard, this scrolls, so that some lines of the text and the buttons are in sight. */}
        <div className="-top-1.5 z-1 -mt-1.5 shrink-0 bg-paper pt-1.5 [@media(min-height:36rem)]:sticky">
          <ReplyHead {...{ kind, record, form }} />
          {!meeting && quoted}
        </div>
        {meeting && (
          <MeetingFields
            {...{ kind, record, meeting }}
            readOnly={isPending}
            onChange={(next) => changeDraft({ meeting: next })}
            onRemove={() => changeDraft({ name: 'blank', meeting: undefined })}
          />
        )}
        {meeting && quoted}
        {form.hasSubject && <SubjectFields form={form} />}
        <MultilineField
          isDocked
          label={texts.body}
          value={body}
          readOnly={isPending}
          field={form.field}
          onWrite={(text) => changeDraft({ body: text })}
          onSubmit={() => void submit(nextStatus)}
          templates={namedTemplates(kind)}
          onChooseTemplate={form.chooseTemplate}
        />
        {kind.awaitsProposal && (
          <div className="flex flex-wrap gap-x-5">
            <Checkbox
              checked={isProposal}
              onChange={() => changeDraft({ isProposal: !isProposal })}
            >
              {texts.isProposal}
            </Checkbox>
            {isProposal && (
              <Checkbox checked={onPaper} onChange={() => changeDraft({ onPaper: !onPaper })}>
                {texts.onPaper}
              </Checkbox>
            )}
          </div>
        )}
        {form.isSaved && <p className="text-quiet">{texts.kept}</p>}
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
          label={nextStatus ? texts.sendAndSet(statusBadge(kind, nextStatus).label) : texts.send}
          busyLabel={texts.busy}
          isPending={isPending}
          alternative={nextStatus && { label: texts.send, icon: Send, run: () => void submit() }}
        />
      </div>
    </form>
  );
}

interface FormProps {
  form: ReturnType<typeof useReplyForm>;
}

function ReplyHead({ kind, record, form }: Omit<ReplyFormProps, 'onSent'> & FormProps) {
  const { name } = form.draft;
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="flex items-center gap-1.5 pb-1">
      <ReplyRecipient record={record} recipient={form.recipient} />
      <ToolButton
        variant="text"
        className="ms-auto px-2! font-normal!"
        aria-expanded={form.hasSubject}
        onClick={form.toggleSubject}
      >
        {texts.more}
      </ToolButton>
      <TemplateMenu
        templates={namedTemplates(kind)}
        current={name}
        onChoose={form.chooseTemplate}
        onEdit={() => setEditing(true)}
      />
      {isEditing && (
        <TemplateDialog
          {...{ kind, name }}
          locale={localeOf(record)}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

function SubjectFields({ form: { draft, changeDraft, authorAddress, isPending } }: FormProps) {
  const { subject, toAuthor = false } = draft;
  return (
    <>
      <LineField
        label={texts.subject}
        value={subject}
        readOnly={isPending}
        onWrite={(text) => changeDraft({ subject: text })}
      />
      {authorAddress && (
        <Checkbox checked={toAuthor} onChange={() => changeDraft({ toAuthor: !toAuthor })}>
          {texts.toAuthor(authorAddress)}
        </Checkbox>
      )}
    </>
  );
}

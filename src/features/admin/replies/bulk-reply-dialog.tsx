import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { adminHiring } from '@/content/en/admin-hiring';
import { languages } from '@/content/en/admin-records';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { locales } from '@/content/facts/languages';
import { fillTemplate, localeOf, namedTemplates, placeholdersOf, statusAfter } from './reply-text';
import { TemplateMenu } from './template-menu';
import { LineField, ReplyTextFields } from './text-fields';
import { useBulkDraft } from './use-bulk-draft';
import { useRecipients } from './use-recipients';
import { refusalIn, useSend, type Outcomes } from './use-send';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { statusBadge, statusOf } from '../records/status-badge';
import { Checkbox } from '../ui/checkbox';
import { isolate } from '../ui/direction';
import { recordName } from '../ui/field-text';
import { QueryContent } from '../ui/query-section';
import { QuestionDialog } from '../ui/question-dialog';

const { bulk: texts, editor } = adminSending;

export interface BulkReplyDialogProps {
  kind: RecordKind;
  records: readonly StaffRecord[];
  initialName: ReplyName;
  onClose: () => void;
  /** Called with the records that got no reply. */
  onSent: (unanswered: readonly StaffRecord[]) => void;
}

/** Writes one reply per language; `{name}` and `{reference}` are filled in for each person. */
export function BulkReplyDialog({ initialName, onClose, ...props }: BulkReplyDialogProps) {
  const { kind, records } = props;
  const bulkDraft = useBulkDraft(kind, initialName);
  const { name } = bulkDraft.draft;
  const status = kind.statusByReply[name];
  const [setsStatus, setSetsStatus] = useState(true);
  const recipients = useRecipients(kind, records, name === 'decline');
  const { query, groups } = recipients;
  const { submit, isPending } = useBulkSend({ ...props, bulkDraft, recipients, setsStatus });
  return (
    <QuestionDialog
      title={texts.title(query.data ? groups.length : records.length)}
      text={texts.text}
      yes={texts.send(groups.length)}
      busy={editor.busy}
      isReady={() => groups.length > 0}
      onYes={submit}
      onClose={onClose}
    >
      <QueryContent texts={{ ...texts, failed: texts.loadFailed }} query={query} rows={3} />
      {query.data && (
        <>
          {recipients.warnings.map((warning) => (
            <p key={warning} className="font-semibold wrap-anywhere text-warning">
              {warning}
            </p>
          ))}
          <BulkFields {...{ kind, bulkDraft, groups }} readOnly={isPending} />
          <p className="text-quiet">{texts.placeholders(placeholdersOf(kind))}</p>
          {status && (
            <Checkbox checked={setsStatus} onChange={() => setSetsStatus(!setsStatus)}>
              {texts.setTo(statusBadge(kind, status).label)}
            </Checkbox>
          )}
        </>
      )}
    </QuestionDialog>
  );
}

interface BulkSendOptions extends Pick<BulkReplyDialogProps, 'kind' | 'records' | 'onSent'> {
  bulkDraft: ReturnType<typeof useBulkDraft>;
  recipients: ReturnType<typeof useRecipients>;
  setsStatus: boolean;
}

/** Sends the texts to everyone whom they can reach, and reports who gets no reply and why. */
function useBulkSend(options: BulkSendOptions) {
  const { kind, records, onSent, bulkDraft, recipients, setsStatus } = options;
  const { toAnswer, groups, unreachable, replyCountOf } = recipients;
  const unansweredIn = (outcomes: Outcomes) => toAnswer.filter(({ id }) => refusalIn(outcomes, id));
  function refusalText(outcomes: Outcomes) {
    const refusedNames = unansweredIn(outcomes).map((record) => {
      const reason = texts.reasons[refusalIn(outcomes, record.id) ?? 'gone'];
      return `${isolate(recordName(kind, record))} (${reason})`;
    });
    return texts.refused(refusedNames);
  }
  const { run: send, isPending } = useSend({
    table: kind.table,
    refusalText,
    onSent(batch, outcomes) {
      const unanswered = unansweredIn(outcomes);
      const sentGroups = groups.filter((group) => group.some((one) => !unanswered.includes(one)));
      toast({
        id: batch,
        kind: unanswered.length > 0 ? 'error' : 'success',
        title: texts.queued(sentGroups.length),
        ...(unanswered.length > 0 && { description: refusalText(outcomes) }),
      });
      bulkDraft.deleteDraft();
      onSent(records.filter(({ id }) => unanswered.some((one) => one.id === id)));
    },
  });
  async function submit() {
    const textFor = (record: StaffRecord) => bulkDraft.checkText(localeOf(record));
    const problem = groups.map(([first]) => textFor(first).problem).find(Boolean);
    if (problem) return problem;
    // Replies without an address are sent as well: the database refuses them, which leaves a record unanswered.
    const allGroups = [...groups, ...unreachable.map((record) => [record] as const)];
    const replies = allGroups.flatMap(([first, ...others]) => {
      const text = fillTemplate(kind, first, textFor(first).text, others);
      return [first, ...others].map((record) => ({
        ...text,
        record_id: record.id,
        // As the author saw it: nothing is sent if the status has changed since.
        seen: statusOf(records.find(({ id }) => id === record.id) ?? record),
        status: setsStatus ? statusAfter(kind, bulkDraft.draft.name, record.status) : undefined,
        known: replyCountOf(record.id),
      }));
    });
    return send({ replies, isBatch: true });
  }
  return { submit, isPending };
}

interface BulkFieldsProps extends Pick<BulkSendOptions, 'kind' | 'bulkDraft'> {
  groups: BulkSendOptions['recipients']['groups'];
  readOnly: boolean;
}

function BulkFields({ kind, bulkDraft, groups, readOnly }: BulkFieldsProps) {
  const { name, texts: textByLocale, reason = '' } = bulkDraft.draft;
  // A proposal or a meeting is for one person.
  const templates = namedTemplates(kind).filter(([one]) => !['proposal', 'meeting'].includes(one));
  return (
    <>
      <div className="-ms-2.5 flex items-center">
        <TemplateMenu templates={templates} current={name} onChoose={bulkDraft.chooseTemplate} />
        {templates.find(([one]) => one === name)?.[1]}
      </div>
      {bulkDraft.hasReason && (
        <LineField
          label={adminHiring.rejection.forAll}
          {...{ value: reason, readOnly }}
          onWrite={(next) => bulkDraft.changeDraft({ reason: next })}
        />
      )}
      {locales.map((locale) => {
        const count = groups.filter(([first]) => localeOf(first) === locale).length;
        if (count === 0) return null;
        return (
          <fieldset key={locale} className="flex min-w-0 flex-col gap-2">
            <legend className="pb-1 font-bold">{texts.language(languages[locale], count)}</legend>
            <ReplyTextFields
              text={textByLocale[locale]}
              readOnly={readOnly}
              onChange={(changed) => bulkDraft.changeText(locale, changed)}
            />
          </fieldset>
        );
      })}
    </>
  );
}

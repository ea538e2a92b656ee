import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { adminHiring } from '@/content/en/admin-hiring';
import { languages } from '@/content/en/admin-records';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { locales, type Locale } from '@/content/facts/languages';
import { checkReply } from './check-reply';
import { insertTemplate } from './insert-template';
import {
  fillTemplate,
  localeOf,
  namedTemplates,
  placeholdersOf,
  statusAfter,
  templateOf,
  type ReplyText,
} from './reply-text';
import { useTemplates } from './reply-templates';
import { TemplateMenu } from './template-menu';
import { LineField, MultilineField } from './text-fields';
import { useSavedDraft } from './use-saved-draft';
import { useRecipients } from './use-recipients';
import { refusalIn, useSend, type Outcomes } from './use-send';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { statusBadge, statusOf } from '../records/status-badge';
import { isolate } from '../ui/direction';
import { recordName } from '../ui/field-text';
import { QueryContent } from '../ui/query-section';
import { QuestionDialog } from '../ui/question-dialog';
import { useStaffUser } from '../ui/staff-user';
import { Checkbox } from '../ui/checkbox';

const { bulk: texts, editor } = adminSending;

interface BulkReplyDialogProps {
  kind: RecordKind;
  records: readonly StaffRecord[];
  /** The template to begin with. */
  initial: ReplyName;
  onClose: () => void;
  /** Called with the records that got no reply. */
  onSent: (unanswered: readonly StaffRecord[]) => void;
}

interface BulkDraft {
  name: ReplyName;
  texts: Record<Locale, ReplyText>;
  /** A paragraph for each declining text. */
  reason?: string;
}

/** Writes one reply per language; `{name}` and `{reference}` are filled in for each person. */
export function BulkReplyDialog(props: BulkReplyDialogProps) {
  const { kind, records, initial, onClose, onSent } = props;
  const user = useStaffUser();
  const templates = useTemplates(kind.table);
  const [chosenName, setChosenName] = useState(initial);
  const draftName = `replies:${kind.table}:${initial}`;
  const { savedDraft, saveDraft, deleteDraft } = useSavedDraft<BulkDraft>(draftName);
  const textOf = (one: ReplyName, locale: Locale) => templateOf(kind, locale, one, user, templates);
  const textsOf = (one: ReplyName) => byLocale((locale) => textOf(one, locale));
  const draft: BulkDraft = savedDraft ?? { name: chosenName, texts: textsOf(chosenName) };
  const { name, reason = '' } = draft;
  const isDecision = name === 'decline';
  const hasReason = isDecision && kind.awaitsDecision === true;
  const status = kind.statusByReply[name];
  // A proposal or a meeting is for one person.
  const offered = namedTemplates(kind).filter(([one]) => !['proposal', 'meeting'].includes(one));
  const [setsStatus, setSetsStatus] = useState(true);
  const recipients = useRecipients(kind, records, isDecision);
  const { query, toAnswer, groups, unreachable } = recipients;
  const groupsIn = (locale: Locale) => groups.filter(([first]) => localeOf(first) === locale);
  const usedLocales = locales.filter((locale) => groupsIn(locale).length > 0);
  const textIn = (locale: Locale) =>
    hasReason && reason ? withReason(draft.texts[locale], reason) : draft.texts[locale];

  const unansweredIn = (outcomes: Outcomes) => toAnswer.filter(({ id }) => refusalIn(outcomes, id));
  /** Says who gets no reply, and why. */
  function refusalOf(outcomes: Outcomes) {
    const refusedNames = unansweredIn(outcomes).map((record) => {
      const why = texts.reasons[refusalIn(outcomes, record.id) ?? 'gone'];
      return `${isolate(recordName(kind, record))} (${why})`;
    });
    return texts.refused(refusedNames);
  }

  const { run: send, isPending } = useSend({
    table: kind.table,
    refusalOf,
    onSent(batch, outcomes) {
      const unanswered = unansweredIn(outcomes);
      const sent = groups.filter((group) => group.some((record) => !unanswered.includes(record)));
      toast({
        id: batch,
        kind: unanswered.length > 0 ? 'error' : 'success',
        title: texts.queued(sent.length),
        ...(unanswered.length > 0 && { description: refusalOf(outcomes) }),
      });
      deleteDraft();
      onSent(records.filter(({ id }) => unanswered.some((one) => one.id === id)));
    },
  });

  function changeText(locale: Locale, changed: Partial<ReplyText>) {
    const text = { ...draft.texts[locale], ...changed };
    saveDraft({ ...draft, texts: { ...draft.texts, [locale]: text } });
  }

  /** Takes a template, or puts what it says into texts that were changed. */
  function chooseTemplate(next: ReplyName) {
    setChosenName(next);
    if (!savedDraft) return;
    const insertedIn = (locale: Locale) =>
      insertTemplate({
        text: savedDraft.texts[locale],
        present: textOf(savedDraft.name, locale),
        chosen: textOf(next, locale),
        blank: textOf('blank', locale),
      }).text;
    saveDraft({ ...savedDraft, name: next, texts: byLocale(insertedIn) });
  }

  async function submit() {
    const checked = byLocale((locale) =>
      checkReply(textIn(locale), textOf('blank', locale), placeholdersOf(kind)),
    );
    const invalidLocale = usedLocales.find((locale) => checked[locale].problem);
    if (invalidLocale) return checked[invalidLocale].problem;
    const all = [...groups, ...unreachable.map((one) => [one] as const)];
    const replies = all.flatMap(([first, ...others]) => {
      const text = fillTemplate(kind, first, checked[localeOf(first)].text, others);
      return [first, ...others].map((record) => ({
        ...text,
        record_id: record.id,
        // As the author saw it: nothing is sent if the status has changed since.
        seen: statusOf(records.find(({ id }) => id === record.id) ?? record),
        status: setsStatus ? statusAfter(kind, name, record.status) : undefined,
        known: recipients.replyCountOf(record.id),
      }));
    });
    return send({ replies, isBatch: true });
  }

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
          <div className="-ms-2.5 flex items-center">
            <TemplateMenu templates={offered} current={name} onChoose={chooseTemplate} />
            {offered.find(([one]) => one === name)?.[1]}
          </div>
          {hasReason && (
            <LineField
              label={adminHiring.rejection.forAll}
              value={reason}
              readOnly={isPending}
              onWrite={(next) => saveDraft({ ...draft, reason: next })}
            />
          )}
          {usedLocales.map((locale) => (
            <fieldset key={locale} className="flex min-w-0 flex-col gap-2">
              <legend className="pb-1 font-bold">
                {texts.language(languages[locale], groupsIn(locale).length)}
              </legend>
              <LineField
                label={editor.subject}
                value={draft.texts[locale].subject}
                readOnly={isPending}
                onWrite={(subject) => changeText(locale, { subject })}
              />
              <MultilineField
                label={editor.body}
                value={draft.texts[locale].body}
                readOnly={isPending}
                onWrite={(body) => changeText(locale, { body })}
              />
            </fieldset>
          ))}
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

/** Inserts a reason after the greeting and the decision. */
function withReason({ subject, body }: ReplyText, reason: string): ReplyText {
  const parts = body.split('\n\n');
  return { subject, body: [...parts.slice(0, 2), reason, ...parts.slice(2)].join('\n\n') };
}

const byLocale = <Value,>(valueIn: (locale: Locale) => Value): Record<Locale, Value> => ({
  en: valueIn('en'),
  fr: valueIn('fr'),
});

import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { adminHiring } from '@/content/en/admin-hiring';
import { languages } from '@/content/en/admin-records';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { locales, type Locale } from '@/content/facts/languages';
import { checkReply } from './check-reply';
import { cursorOf, withTemplate, type Place } from './insert-template';
import { ReplyPreview } from './reply-preview';
import {
  filled,
  localeOf,
  placeholdersOf,
  statusAfter,
  templateOf,
  templatesOf,
  type ChangedTemplate,
  type ReplyText,
} from './reply-text';
import { TemplateMenu } from './template-menu';
import { LineField, TextField } from './text-fields';
import { useDraft } from './use-draft';
import { useRecipients } from './use-recipients';
import { refusalIn, useSend, type Outcomes } from './use-send';
import { Choice } from '../ui/choice';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { isolated } from '../ui/direction';
import { Failure, Skeleton } from '../ui/list-states';
import { nameOf } from '../ui/name-of';
import { Question } from '../ui/question';
import { useStaffUser } from '../ui/staff-user';
import { Tick } from '../ui/tick';

const { bulk: texts, editor } = adminSending;

/** A sentence names so many people. */
const maxNamed = 3;

interface BulkReplyDialogProps {
  list: RecordList;
  records: readonly StaffRecord[];
  templates: readonly ChangedTemplate[];
  /** The template to begin with; otherwise the first that can be sent as it is. */
  initial?: ReplyName | undefined;
  onClose: () => void;
  onSent: (left: readonly StaffRecord[]) => void;
}

interface BulkDraft {
  name: ReplyName;
  texts: Record<Locale, ReplyText>;
  /** A paragraph of each text. */
  reason?: string;
}

/** Writes one reply per language; `{name}` and `{reference}` are filled in for each person. */
export function BulkReplyDialog(props: BulkReplyDialogProps) {
  const { list, records: chosenRecords, templates, onClose, onSent } = props;
  const user = useStaffUser();
  const template = (name: ReplyName) => ({
    name,
    texts: byLocale((locale) => templateOf(list, locale, name, user, templates)),
  });
  const blank = template('blank').texts;
  const check = (text: ReplyText, locale: Locale) =>
    checkReply(text, blank[locale], placeholdersOf(list));
  // Nobody's proposal is another one's.
  const names = templatesOf(list).filter((one) => one !== 'proposal' && one !== 'meeting');
  const isWhole = (one: ReplyName) =>
    locales.every((locale) => !check(template(one).texts[locale], locale).problem);
  const initial = props.initial ?? names.find(isWhole) ?? 'blank';
  const draft = useDraft(`replies:${list.table}:${initial}`, (): BulkDraft => template(initial));
  const { name, reason = '' } = draft.value;
  const [chosen, setChosen] = useState<string>();
  const fields = {
    en: useRef<HTMLTextAreaElement>(null),
    fr: useRef<HTMLTextAreaElement>(null),
  };
  const status = chosen ?? list.replies[name] ?? '';
  const [toAnswered, setToAnswered] = useState(false);
  const isDecision = name === 'decline';
  const recipients = useRecipients({ list, chosen: chosenRecords, isDecision, toAnswered });
  const { query, found, records, mails, unreachable, answered } = recipients;
  const mailsIn = (locale: Locale) => mails.filter(([first]) => localeOf(first) === locale);
  const used = locales.filter((locale) => mailsIn(locale).length > 0);
  const { run: send, isPending } = useSend({
    table: list.table,
    refusalOf: (outcomes) =>
      records.some(({ id }) => !refusalIn(outcomes, id)) ? undefined : leftIn(outcomes).problem,
    onSent(batch, outcomes) {
      const { left, problem } = leftIn(outcomes);
      const sent = mails.filter((mail) => mail.some(({ id }) => !refusalIn(outcomes, id)));
      toast({
        id: batch,
        kind: left.length > 0 ? 'error' : 'success',
        title: texts.queued(sent.length),
        ...(left.length > 0 && { description: problem }),
      });
      draft.reset(template(name));
      onSent(left);
    },
  });
  // Unless another one is chosen, the template's status leaves those who are further where they are.
  const statusOf = (record: StaffRecord) =>
    chosen === undefined ? statusAfter(list, name, record.status) : chosen || undefined;
  const kept = found.filter((one) => status && status !== one.status && !statusOf(one)).length;

  /** Returns who gets no reply, and why. */
  function leftIn(outcomes: Outcomes) {
    const refused = records.flatMap((record) => {
      const refusal = refusalIn(outcomes, record.id);
      return refusal
        ? [{ record, name: `${isolated(nameOf(list, record))} (${texts.reasons[refusal]})` }]
        : [];
    });
    const named = refused.slice(0, maxNamed).map((one) => one.name);
    const problem = `${texts.refused(refused.length)} ${named.join(', ')}`;
    return { left: refused.map(({ record }) => record), problem };
  }

  function write(locale: Locale, typed: Partial<ReplyText>) {
    const text = { ...draft.value.texts[locale], ...typed };
    draft.type({ ...draft.value, texts: { ...draft.value.texts, [locale]: text } });
  }

  const giveReason = (next: string) =>
    draft.type({
      name,
      reason: next,
      texts: byLocale((locale) => withReason(draft.value.texts[locale], reason, next)),
    });

  /** Takes a template in place of one that nobody changed, or else puts it into each text. */
  function choose(other: ReplyName, places: Partial<Record<Locale, Place>> = {}) {
    setChosen(undefined);
    const [present, next] = [template(name), template(other)];
    const taken = byLocale((locale) =>
      withTemplate({
        text: draft.value.texts[locale],
        place: places[locale] ?? cursorOf(fields[locale].current),
        present: present.texts[locale],
        chosen: next.texts[locale],
        blank: blank[locale],
      }),
    );
    if (!draft.isTyped || used.every((locale) => taken[locale].isWhole)) draft.reset(next);
    else draft.type({ name: other, texts: byLocale((locale) => taken[locale].text) });
    fields[used[0] ?? 'en'].current?.focus();
  }

  async function submit() {
    const checked = new Map(
      used.map((locale) => [locale, check(draft.value.texts[locale], locale)]),
    );
    const all = [...mails, ...unreachable.map((one) => [one] as const)];
    const replies = all.flatMap(([first, ...others]) => {
      const text = checked.get(localeOf(first))?.text ?? { subject: '', body: '' };
      return [first, ...others].map((record) => ({
        ...filled(list, first, text, others),
        record_id: record.id,
        to_author: false,
        // As the author saw it: nothing is sent if the status has changed since.
        seen: (records.find(({ id }) => id === record.id) ?? record).status || 'new',
        status: statusOf(record),
        known: recipients.knownOf(record.id),
        files: [],
      }));
    });
    const wrong = [...checked.values()].find((one) => one.problem)?.problem;
    return wrong ?? send({ replies, toSeveral: true });
  }

  return (
    <Question
      title={texts.title(query.data ? mails.length : records.length)}
      text={texts.text}
      yes={texts.send(mails.length)}
      busy={editor.busy}
      isReady={() => mails.length > 0}
      onYes={submit}
      onClose={onClose}
    >
      {query.isError && <Failure text={texts.loadFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton label={texts.loading} rows={3} />}
      {query.data && (
        <>
          {recipients.warnings.map((warning) => (
            <p key={warning} className="font-semibold wrap-anywhere text-warning">
              {warning}
            </p>
          ))}
          {answered.length > 0 && (
            <Tick on={toAnswered} onTurn={() => setToAnswered(!toAnswered)}>
              {texts.toAnswered(answered.length)}
            </Tick>
          )}
          <div className="-ms-2.5 flex items-center">
            <TemplateMenu names={names} current={name} onChoose={choose} />
            {replyNames[name]}
          </div>
          {isDecision && list.decisions && (
            <LineField
              label={adminHiring.rejection.forAll}
              value={reason}
              readOnly={isPending}
              onWrite={giveReason}
            />
          )}
          {used.map((locale) => (
            <fieldset key={locale} className="flex min-w-0 flex-col gap-2">
              <legend className="pb-1 font-bold">
                {texts.language(languages[locale], mailsIn(locale).length)}
              </legend>
              <LineField
                label={editor.subject}
                value={draft.value.texts[locale].subject}
                readOnly={isPending}
                onWrite={(subject) => write(locale, { subject })}
              />
              <TextField
                label={editor.body}
                value={draft.value.texts[locale].body}
                readOnly={isPending}
                field={fields[locale]}
                onWrite={(body) => write(locale, { body })}
                templates={names}
                onTemplate={(other, place) => choose(other, { [locale]: place })}
              />
            </fieldset>
          ))}
          <p className="text-quiet">{texts.placeholders(placeholdersOf(list))}</p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span aria-hidden>{texts.status}</span>
            <Choice
              label={texts.status}
              value={status}
              options={[
                ['', texts.keepStatus],
                ...list.statuses.map(
                  (line) => [line.name, statusBadge(list, line.name).label] as const,
                ),
              ]}
              onChoose={setChosen}
            />
            {kept > 0 && <span className="text-quiet">{texts.kept(kept)}</span>}
          </div>
          <ReplyPreview
            mails={mails}
            textOf={([first, ...others]) =>
              filled(list, first, draft.value.texts[localeOf(first)], others)
            }
          />
        </>
      )}
    </Question>
  );
}

/** Puts a reason behind the greeting and the decision, in place of the one before. */
function withReason({ subject, body }: ReplyText, before: string, reason: string): ReplyText {
  const parts = body.split('\n\n');
  const at = before ? parts.indexOf(before) : -1;
  parts.splice(at < 0 ? 2 : at, at < 0 ? 0 : 1, ...(reason ? [reason] : []));
  return { subject, body: parts.join('\n\n') };
}

const byLocale = <Value,>(of: (locale: Locale) => Value): Record<Locale, Value> => ({
  en: of('en'),
  fr: of('fr'),
});

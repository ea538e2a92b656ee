import { useId, useRef, useState } from 'react';
import { languages } from '@/content/en/admin-records';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { locales, type Locale } from '@/content/facts/languages';
import { checkReply } from './check-reply';
import { cursorOf, withTemplate, type Place } from './insert-template';
import { LeftOut } from './left-out';
import { ReplyPreview } from './reply-preview';
import {
  filled,
  frameOf,
  localeOf,
  placeholdersOf,
  statusAfter,
  templateOf,
  templatesOf,
  type ChangedTemplate,
  type ReplyText,
} from './reply-text';
import { TemplateMenu } from './template-menu';
import { SubjectField, TextField } from './text-fields';
import { useDraft } from './use-draft';
import { useProblem } from './use-problem';
import { useRecipients } from './use-recipients';
import { useSendToAll } from './use-send-to-all';
import { Choice } from '../ui/choice';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { Dialog, DialogActions } from '../ui/dialog';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';

const { bulk: texts, editor } = adminSending;

interface BulkReplyDialogProps {
  list: RecordList;
  records: readonly StaffRecord[];
  templates: readonly ChangedTemplate[];
  /** The template to begin with; otherwise the first that can be sent as it is. */
  initial?: ReplyName;
  onClose: () => void;
  onSent: (left: readonly StaffRecord[]) => void;
}

type Texts = Record<Locale, ReplyText>;
interface Draft {
  name: ReplyName;
  texts: Texts;
}

/** Writes one reply per language; `{name}` and `{reference}` are filled in for each person. */
export function BulkReplyDialog(props: BulkReplyDialogProps) {
  const { list, records: chosenRecords, templates, onClose, onSent } = props;
  const id = useId();
  const user = useStaffUser();
  const template = (name: ReplyName): Draft => ({
    name,
    texts: {
      en: templateOf(list, 'en', name, user, templates),
      fr: templateOf(list, 'fr', name, user, templates),
    },
  });
  const check = (text: ReplyText, locale: Locale) =>
    checkReply(text, templateOf(list, locale, 'blank', user), placeholdersOf(list));
  // Nobody's proposal is another one's.
  const names = templatesOf(list).filter((one) => one !== 'proposal' && one !== 'meeting');
  const isWhole = (one: ReplyName) =>
    locales.every((locale) => !check(template(one).texts[locale], locale).problem);
  const initial = props.initial ?? names.find(isWhole) ?? 'blank';
  const draft = useDraft<Draft>(`replies:${list.table}:${initial}`, () => template(initial));
  const { name } = draft.value;
  const [chosen, setChosen] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const fields = {
    en: useRef<HTMLTextAreaElement>(null),
    fr: useRef<HTMLTextAreaElement>(null),
  };
  const { problem, setProblem, report } = useProblem(form);
  const status = chosen ?? list.replies[name] ?? '';
  const [toAnswered, setToAnswered] = useState(false);
  const isDecision = name === 'decline';
  const recipients = useRecipients({ list, chosen: chosenRecords, isDecision, toAnswered });
  const { found, records, mails, unreachable } = recipients;
  const people = mails.map(([first]) => first);
  const used = locales.filter((locale) => people.some((one) => localeOf(one) === locale));
  const { send, isPending } = useSendToAll({
    list,
    records,
    onSent(left) {
      draft.reset(template(name));
      onSent(left);
    },
    onProblem: report,
  });
  // Unless another one is chosen, the template's status leaves those who are further where they are.
  const statusOf = (record: StaffRecord) =>
    chosen === undefined ? statusAfter(list, name, record.status) : chosen || undefined;
  const kept = found.filter((one) => status && status !== one.status && !statusOf(one)).length;

  function write(locale: Locale, typed: Partial<ReplyText>) {
    setProblem(undefined);
    const text = { ...draft.value.texts[locale], ...typed };
    draft.type({ name, texts: { ...draft.value.texts, [locale]: text } });
  }

  /** Takes a template in place of one that nobody changed, or else puts it into each text. */
  function choose(other: ReplyName, places: Partial<Record<Locale, Place>> = {}) {
    setProblem(undefined);
    setChosen(undefined);
    const [present, next] = [template(name), template(other)];
    const put = (locale: Locale) => {
      const place = places[locale] ?? cursorOf(fields[locale].current);
      const frame = (one: ReplyName) => frameOf(list, locale, user, one);
      return withTemplate({
        text: draft.value.texts[locale],
        place,
        present: { ...present.texts[locale], ...frame(name) },
        chosen: { ...next.texts[locale], ...frame(other) },
      });
    };
    const taken = { en: put('en'), fr: put('fr') };
    if (!draft.isTyped || used.every((locale) => taken[locale].isWhole)) draft.reset(next);
    else draft.type({ name: other, texts: { en: taken.en.text, fr: taken.fr.text } });
    form.current?.querySelector('textarea')?.focus();
  }

  function submit() {
    if (isPending || people.length === 0) return;
    const checked = new Map(
      used.map((locale) => [locale, check(draft.value.texts[locale], locale)]),
    );
    const alone = unreachable.map((one) => [one] as const);
    const replies = [...mails, ...alone].flatMap(([first, ...others]) => {
      const text = checked.get(localeOf(first))?.text ?? { subject: '', body: '' };
      return [first, ...others].map((record) => ({
        record,
        mail: first.id,
        text: filled(list, first, text, others),
        status: statusOf(record),
        known: recipients.knownOf(record.id),
      }));
    });
    const wrong = [...checked.values()].find((one) => one.problem)?.problem;
    setProblem(wrong);
    if (!wrong) send(replies);
  }

  return (
    <Dialog
      title={texts.title(recipients.isLoaded ? people.length : records.length)}
      text={texts.text}
      onClose={onClose}
    >
      {recipients.isError && <Failure text={texts.loadFailed} onRetry={recipients.reload} />}
      {recipients.isPending && <Skeleton label={texts.loading} rows={3} />}
      {recipients.isLoaded && (
        <form
          method="post"
          noValidate
          className="flex flex-col gap-4"
          id={id}
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <LeftOut list={list} {...recipients} {...{ toAnswered }} onToAnswered={setToAnswered} />
          <div className="-ms-2.5 flex items-center">
            <TemplateMenu names={names} current={name} onChoose={choose} />
            {replyNames[name]}
          </div>
          {used.map((locale) => (
            <fieldset key={locale} className="min-w-0">
              <legend className="pb-1 font-bold">
                {texts.language(
                  languages[locale],
                  people.filter((one) => localeOf(one) === locale).length,
                )}
              </legend>
              <div className="flex flex-col gap-2">
                <SubjectField
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
              </div>
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
            people={people}
            textFor={(record) => {
              const [, ...others] = mails.find(([first]) => first === record) ?? [];
              return filled(list, record, draft.value.texts[localeOf(record)], others);
            }}
          />
          {problem && (
            <p role="alert" className="font-semibold text-bad">
              {problem}
            </p>
          )}
        </form>
      )}
      <DialogActions cancel={texts.cancel}>
        <ToolButton
          type="submit"
          form={id}
          variant="filled"
          inactive={isPending || people.length === 0}
        >
          {isPending ? editor.busy : texts.send(people.length)}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}

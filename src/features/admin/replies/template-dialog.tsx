import { useState } from 'react';
import { languages } from '@/content/en/admin-records';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminDetail } from '@/content/en/admin-detail';
import { adminSending } from '@/content/en/admin-sending';
import { locales, type Locale } from '@/content/facts/languages';
import { checkReply } from './check-reply';
import { setTemplate, useTemplates, type ReplyTemplate } from './reply-templates';
import { originalOf, placeholdersOf, templatesOf, type ReplyText } from './reply-text';
import { LineField, TextField } from './text-fields';
import type { RecordList } from '../records/record-list';
import { Choice } from '../ui/choice';
import { ownerName, useColleagues } from '../ui/colleagues';
import { Question } from '../ui/question';
import { TimeAgo } from '../ui/time-ago';
import { useCommand } from '../ui/use-command';

const { template: texts, editor, bulk } = adminSending;

interface Shown {
  name: ReplyName;
  locale: Locale;
}

interface Typed extends Shown {
  text: ReplyText;
}

interface TemplateDialogProps extends Shown {
  list: RecordList;
  onClose: () => void;
}

const isSame = (one: Shown, { name, locale }: Pick<ReplyTemplate, 'name' | 'locale'>) =>
  one.name === name && one.locale === locale;

/** The templates of a list, each of which can be changed for the whole team. */
export function TemplateDialog({ list, onClose, ...first }: TemplateDialogProps) {
  useColleagues();
  const templates = useTemplates(list.table) ?? [];
  const names = templatesOf(list).filter((one) => one !== 'blank');
  const [shown, setShown] = useState<Shown>({
    ...first,
    name: first.name === 'blank' ? 'details' : first.name,
  });
  const [typed, setTyped] = useState<readonly Typed[]>([]);
  const changedOf = (of: Shown) => templates.find((template) => isSame(of, template));
  const changed = changedOf(shown);
  const others = typed.filter((one) => !isSame(one, shown));
  const text =
    typed.find((one) => isSame(one, shown))?.text ??
    changed ??
    originalOf(list, shown.locale, shown.name);
  const type = (next: Partial<ReplyText>) =>
    setTyped([...others, { ...shown, text: { subject: text.subject, body: text.body, ...next } }]);

  const set = (of: Shown, to?: ReplyText) =>
    setTemplate({ table_name: list.table, name: of.name, locale: of.locale }, changedOf(of), to);
  const shared = { changes: ['reply_templates'], failed: texts.failed, quiet: true } as const;
  const save = useCommand({
    ...shared,
    run: (saved: readonly Typed[]) => Promise.all(saved.map((one) => set(one, one.text))),
    done: texts.saved,
  });
  const reset = useCommand({ ...shared, run: () => set(shown), done: texts.wasReset });
  const isPending = save.isPending || reset.isPending;

  async function saveAll() {
    const all = typed.length > 0 ? typed : [{ ...shown, text }];
    const checked = all.map((one) => ({
      ...one,
      ...checkReply(one.text, undefined, placeholdersOf(list)),
    }));
    const wrong = checked.find((one) => one.problem);
    if (!wrong) return save.run(checked);
    setShown({ name: wrong.name, locale: wrong.locale });
    return wrong.problem;
  }

  return (
    <Question
      title={texts.title}
      text={texts.text}
      yes={texts.save}
      busy={texts.busy}
      // What was typed in others would be lost.
      {...(changed &&
        others.length === 0 && { other: { label: texts.reset, onChoose: () => reset.run() } })}
      onYes={saveAll}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Choice
          label={texts.template}
          value={shown.name}
          options={names.map((name) => [
            name,
            changedOf({ ...shown, name }) ? texts.isChanged(replyNames[name]) : replyNames[name],
          ])}
          onChoose={(name) => setShown({ ...shown, name: name as ReplyName })}
        />
        <Choice
          label={texts.language}
          value={shown.locale}
          options={locales.map((locale) => [locale, languages[locale]])}
          onChoose={(locale) => setShown({ ...shown, locale: locale as Locale })}
        />
        <p className="text-quiet">
          {changed ? (
            <>
              {texts.changed(
                changed.author_id ? ownerName(changed.author_id) : adminDetail.notes.formerAccount,
              )}
              {', '}
              <TimeAgo timestamp={changed.changed_at} />
            </>
          ) : (
            texts.original
          )}
        </p>
      </div>
      <LineField
        label={editor.subject}
        value={text.subject}
        readOnly={isPending}
        onWrite={(subject) => type({ subject })}
      />
      <TextField
        label={editor.body}
        value={text.body}
        readOnly={isPending}
        onWrite={(body) => type({ body })}
      />
      <p className="text-quiet">{bulk.placeholders(placeholdersOf(list))}</p>
    </Question>
  );
}

import { useState } from 'react';
import { languages } from '@/content/en/admin-records';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { locales, type Locale } from '@/content/facts/languages';
import { checkReply } from './check-reply';
import { setTemplate, useTemplates } from './reply-templates';
import { namedTemplates, originalTemplateOf, placeholdersOf, type ReplyText } from './reply-text';
import { ReplyTextFields } from './text-fields';
import type { RecordKind } from '../records/record-kind';
import { Choice } from '../ui/choice';
import { QuestionDialog } from '../ui/question-dialog';
import { useCommand } from '../ui/use-command';

const { template: texts, bulk } = adminSending;

interface TemplateDialogProps {
  kind: RecordKind;
  name: ReplyName;
  locale: Locale;
  onClose: () => void;
}

/** The templates of a kind, each of which can be changed for the whole team. */
export function TemplateDialog({ kind, onClose, ...initial }: TemplateDialogProps) {
  const templates = useTemplates(kind.table) ?? [];
  const [name, setName] = useState<ReplyName>(initial.name === 'blank' ? 'details' : initial.name);
  const [locale, setLocale] = useState(initial.locale);
  const [typed, setTyped] = useState<ReplyText>();
  const changed = templates.find((one) => one.name === name && one.locale === locale);
  const { subject, body } = typed ?? changed ?? originalTemplateOf(kind, locale, name);
  const text = { subject, body };

  const { run: set, isPending } = useCommand({
    run: (newText: ReplyText | undefined) =>
      setTemplate({ table_name: kind.table, name, locale }, changed, newText),
    changes: ['reply_templates'],
    done: (_, newText) => (newText ? texts.saved : texts.wasReset),
    failed: texts.failed,
    isQuiet: true,
  });
  async function save() {
    const checked = checkReply(text, undefined, placeholdersOf(kind));
    return checked.problem ?? set(checked.text);
  }
  return (
    <QuestionDialog
      title={texts.title}
      text={texts.text}
      yes={texts.save}
      busy={texts.busy}
      {...(changed && { otherAnswer: { label: texts.reset, onChoose: () => set(undefined) } })}
      onYes={save}
      onClose={onClose}
    >
      <fieldset
        disabled={typed !== undefined}
        className="flex flex-wrap items-center gap-x-3 gap-y-1.5"
      >
        <Choice
          label={texts.template}
          value={name}
          options={namedTemplates(kind).filter(([one]) => one !== 'blank')}
          onChoose={(one) => setName(one as ReplyName)}
        />
        <Choice
          label={texts.language}
          value={locale}
          options={locales.map((one) => [one, languages[one]])}
          onChoose={(one) => setLocale(one as Locale)}
        />
        {typed && <p className="text-quiet">{texts.unsaved}</p>}
      </fieldset>
      <ReplyTextFields
        text={text}
        readOnly={isPending}
        onChange={(changedText) => setTyped({ ...text, ...changedText })}
      />
      <p className="text-quiet">{bulk.placeholders(placeholdersOf(kind))}</p>
    </QuestionDialog>
  );
}

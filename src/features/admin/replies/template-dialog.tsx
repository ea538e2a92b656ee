import { useState } from 'react';
import { languages } from '@/content/en/admin-records';
import type { ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { locales, type Locale } from '@/content/facts/languages';
import { checkReply } from './check-reply';
import { resetTemplate, saveTemplate, useTemplates } from './reply-templates';
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

export function TemplateDialog({ kind, onClose, ...initial }: TemplateDialogProps) {
  const templates = useTemplates(kind.table) ?? [];
  const [name, setName] = useState<ReplyName>(initial.name === 'blank' ? 'details' : initial.name);
  const [locale, setLocale] = useState(initial.locale);
  const [typed, setTyped] = useState<ReplyText>();
  const stored = templates.find((one) => one.name === name && one.locale === locale);
  const { subject, body } = typed ?? stored ?? originalTemplateOf(kind, locale, name);
  const text = { subject, body };
  const changes = ['reply_templates'] as const;
  const command = { changes, failed: texts.failed, isQuiet: true };
  const save = useCommand({
    ...command,
    run: (newText: ReplyText) =>
      saveTemplate({ table_name: kind.table, name, locale }, stored, newText),
    done: texts.saved,
  });
  const reset = useCommand({ ...command, run: resetTemplate, done: texts.wasReset });
  async function checkAndSave() {
    const checked = checkReply(text, undefined, placeholdersOf(kind));
    return checked.problem ?? save.run(checked.text);
  }
  return (
    <QuestionDialog
      title={texts.title}
      text={texts.text}
      yes={texts.save}
      busy={texts.busy}
      {...(stored && { otherAnswer: { label: texts.reset, onChoose: () => reset.run(stored) } })}
      onYes={checkAndSave}
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
          onChoose={(chosen) => setName(chosen as ReplyName)}
        />
        <Choice
          label={texts.language}
          value={locale}
          options={locales.map((one) => [one, languages[one]])}
          onChoose={(chosen) => setLocale(chosen as Locale)}
        />
        {typed && <p className="text-quiet">{texts.unsaved}</p>}
      </fieldset>
      <ReplyTextFields
        text={text}
        readOnly={save.isPending || reset.isPending}
        onChange={(changed) => setTyped({ ...text, ...changed })}
      />
      <p className="text-quiet">{bulk.placeholders(placeholdersOf(kind))}</p>
    </QuestionDialog>
  );
}

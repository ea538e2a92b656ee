import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { languages } from '@/content/en/admin-records';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminDetail } from '@/content/en/admin-detail';
import { adminSending } from '@/content/en/admin-sending';
import { locales, type Locale } from '@/content/facts/languages';
import { checkReply } from './check-reply';
import { setTemplate, useTemplates } from './reply-templates';
import { originalOf, placeholdersOf, templatesOf, type ReplyText } from './reply-text';
import { SubjectField, TextField } from './text-fields';
import type { RecordList } from '../records/record-list';
import { Choice } from '../ui/choice';
import { authorName, useColleagues } from '../ui/colleagues';
import { Dialog, DialogActions } from '../ui/dialog';
import { refresh } from '../ui/refresh';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';

const { template: texts, editor, bulk } = adminSending;

interface TemplateDialogProps {
  list: RecordList;
  /** The template and the language to begin with. */
  name: ReplyName;
  locale: Locale;
  onClose: () => void;
}

/** The templates of a list, each of which can be changed for the whole team. */
export function TemplateDialog({ list, onClose, ...first }: TemplateDialogProps) {
  const id = useId();
  const client = useQueryClient();
  useColleagues();
  const templates = useTemplates(list.table) ?? [];
  const names = templatesOf(list).filter((one) => one !== 'blank');
  const [name, setName] = useState<ReplyName>(names.find((one) => one === first.name) ?? 'details');
  const [locale, setLocale] = useState(first.locale);
  const [typed, setTyped] = useState<Readonly<Record<string, ReplyText>>>({});
  const [problem, setProblem] = useState<string>();
  const key = `${name} ${locale}`;
  const changedOf = (one: ReplyName) =>
    templates.find((template) => template.locale === locale && template.name === one);
  const changed = changedOf(name);
  const text = typed[key] ?? changed ?? originalOf(list, locale, name);
  const type = (next: ReplyText) => {
    setProblem(undefined);
    setTyped({ ...typed, [key]: next });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (saved: ReplyText | undefined) =>
      setTemplate({ table_name: list.table, locale, name }, changed, saved),
    onSuccess: async (_, saved) => {
      const { [key]: _saved, ...rest } = typed;
      await refresh(client, 'reply_templates', 'activity_log');
      setTyped(rest);
      toast({ kind: 'success', title: saved ? texts.saved : texts.wasReset });
      // What was typed in others stays.
      if (Object.keys(rest).length === 0) onClose();
    },
    onError: () => {
      setProblem(texts.failed);
      // A colleague may have changed it first.
      void refresh(client, 'reply_templates');
    },
  });

  function save() {
    if (isPending) return;
    const checked = checkReply(text, undefined, placeholdersOf(list));
    setProblem(checked.problem);
    if (!checked.problem) mutate(checked.text);
  }

  return (
    <Dialog title={texts.title} text={texts.text} onClose={onClose}>
      <form
        id={id}
        method="post"
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Choice
            label={texts.template}
            value={name}
            options={names.map((one) => [
              one,
              changedOf(one) ? texts.isChanged(replyNames[one]) : replyNames[one],
            ])}
            onChoose={(chosen) => {
              setProblem(undefined);
              setName(chosen as ReplyName);
            }}
          />
          <Choice
            label={texts.language}
            value={locale}
            options={locales.map((one) => [one, languages[one]])}
            onChoose={(chosen) => {
              setProblem(undefined);
              setLocale(chosen as Locale);
            }}
          />
          <p className="text-quiet">
            {changed ? (
              <>
                {texts.changed(
                  authorName(changed.author_id, changed.author_email) ??
                    adminDetail.notes.formerAccount,
                )}
                {', '}
                <TimeAgo timestamp={changed.changed_at} />
              </>
            ) : (
              texts.original
            )}
          </p>
        </div>
        <SubjectField
          value={text.subject}
          readOnly={isPending}
          onWrite={(subject) => type({ ...text, subject })}
        />
        <TextField
          label={editor.body}
          value={text.body}
          readOnly={isPending}
          onWrite={(body) => type({ ...text, body })}
          onSubmit={save}
        />
        <p className="text-quiet">{bulk.placeholders(placeholdersOf(list))}</p>
        {problem && (
          <p role="alert" className="font-semibold text-bad">
            {problem}
          </p>
        )}
      </form>
      <DialogActions cancel={texts.cancel}>
        {changed && (
          <ToolButton onClick={() => mutate(undefined)} inactive={isPending}>
            {texts.reset}
          </ToolButton>
        )}
        <ToolButton type="submit" form={id} variant="filled" inactive={isPending}>
          {isPending ? texts.busy : texts.save}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}

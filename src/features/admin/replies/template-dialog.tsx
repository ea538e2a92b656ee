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
import { originalOf, placeholdersOf, type ReplyText } from './reply-text';
import { TextFields } from './text-fields';
import type { RecordList } from '../records/record-list';
import { Choice } from '../ui/choice';
import { authorName, useColleagues } from '../ui/colleagues';
import { Dialog, DialogActions } from '../ui/dialog';
import { refresh } from '../ui/refresh';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';

const { template: texts, bulk } = adminSending;

interface TemplateDialogProps {
  list: RecordList;
  name: ReplyName;
  /** The language to begin with. */
  locale: Locale;
  onClose: () => void;
}

/** Changes a template for the whole team. */
export function TemplateDialog({ list, name, locale: first, onClose }: TemplateDialogProps) {
  const id = useId();
  const client = useQueryClient();
  useColleagues();
  const templates = useTemplates(list.table) ?? [];
  const [locale, setLocale] = useState(first);
  const [typed, setTyped] = useState<ReplyText>();
  const [problem, setProblem] = useState<string>();
  const changed = templates.find((one) => one.locale === locale && one.name === name);
  const { subject, body } = typed ?? changed ?? originalOf(list, locale, name);
  const { mutate, isPending } = useMutation({
    mutationFn: (text: ReplyText | undefined) =>
      setTemplate({ table_name: list.table, locale, name }, changed, text),
    onSuccess: async (_, text) => {
      await refresh(client, 'reply_templates', 'activity_log');
      toast({ kind: 'success', title: text ? texts.saved : texts.wasReset });
      onClose();
    },
    onError: () => {
      setProblem(texts.failed);
      // A colleague may have changed it first.
      void refresh(client, 'reply_templates');
    },
  });

  function save() {
    if (isPending) return;
    const checked = checkReply({ subject, body }, undefined, placeholdersOf(list));
    setProblem(checked.problem);
    if (!checked.problem) mutate(checked.text);
  }

  return (
    <Dialog title={texts.title(replyNames[name])} text={texts.text} onClose={onClose}>
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
            label={texts.language}
            value={locale}
            options={locales.map((one) => [one, languages[one]])}
            onChoose={(chosen) => {
              setProblem(undefined);
              setTyped(undefined);
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
        <TextFields
          text={{ subject, body }}
          readOnly={isPending}
          onWrite={(text) => {
            setProblem(undefined);
            setTyped(text);
          }}
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

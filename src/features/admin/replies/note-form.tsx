import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '@/components/form/field';
import { adminDetail } from '@/content/en/admin-detail';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { formParts } from '@/content/en/form-parts';
import { randomId } from '@/lib/random-id';
import { limits, textRules } from '@/lib/rules';
import { RequestError } from '@/lib/supabase/request-error';
import { statusAfter, type ReplyTarget } from './reply-text';
import { SplitButton } from './split-button';
import { MultilineField } from './text-fields';
import { useSavedDraft } from './use-saved-draft';
import { addNote, reportNote } from '../changes/add-note';
import { useUpdateRecords } from '../changes/use-update-records';
import type { Status } from '../records/record-kind';
import { statusBadge } from '../records/status-badge';
import { useCommand } from '../ui/use-command';

const { notes: texts } = adminDetail;
const { composer } = adminSending;

export type NoteKind = 'note' | 'called' | 'whatsapp';

interface NoteFormProps extends ReplyTarget {
  noteKind: NoteKind;
  onSaved: () => void;
}

/** The form of a note; its text stays on this device until it is saved. */
export function NoteForm(props: NoteFormProps) {
  const { noteKind, kind, record } = props;
  const id = useId();
  const draftName = `${noteKind}:${kind.table}:${record.id}`;
  const { savedDraft: text = '', saveDraft, deleteDraft } = useSavedDraft<string>(draftName);
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const contact = contactOf(noteKind);
  const nextStatus = contact && statusAfter(kind, contact, record.status);
  useEffect(() => field.current?.focus(), []);
  const { run: store, isPending } = useStoreNote(props, deleteDraft);
  async function save(status?: Status) {
    if (isPending) return;
    const prefix = contact ? adminReplies.notes[contact] : '';
    const checked = noteRule.safeParse([prefix, text.trim()].filter(Boolean).join(' '));
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) setProblem(await store({ body: checked.data, status }));
    else field.current?.focus();
  }
  const saveAndSet = nextStatus && composer.saveAndSet(statusBadge(kind, nextStatus).label);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(nextStatus);
      }}
    >
      <MultilineField
        isDocked
        label={contact ? composer.noteLabels[contact] : texts.label}
        value={text}
        readOnly={isPending}
        field={field}
        problemId={problem && `${id}-problem`}
        onWrite={(written) => {
          setProblem(undefined);
          if (written.trim()) saveDraft(written);
          else deleteDraft();
        }}
        onSubmit={() => void save(nextStatus)}
      />
      <div className="flex items-start justify-between gap-4 pt-1.5">
        <div className="pt-1.5">
          <FieldError id={`${id}-problem`} message={problem} />
        </div>
        <SplitButton
          label={saveAndSet ?? (contact ? composer.save : texts.add)}
          busyLabel={texts.busy}
          isPending={isPending}
          alternative={nextStatus && { label: composer.save, icon: Check, run: () => void save() }}
        />
      </div>
    </form>
  );
}

const noteRule = textRules(formParts.tooLong).text(limits.text, texts.empty);

const contactOf = (noteKind: NoteKind) => (noteKind === 'note' ? undefined : noteKind);

function useStoreNote({ noteKind, kind, record, onSaved }: NoteFormProps, deleteDraft: () => void) {
  const { mutate: update } = useUpdateRecords(kind.table);
  const contact = contactOf(noteKind);
  // One id per text, so that a retry after a lost response does not create a duplicate.
  const attempt = useRef({ id: '', body: '' });
  return useCommand({
    run: ({ body }: { body: string; status: Status | undefined }) => {
      if (attempt.current.body !== body) attempt.current = { id: randomId(), body };
      const target = { table: kind.table, recordId: record.id };
      return addNote(target, attempt.current.id, body, contact && { at: new Date() });
    },
    changes: [kind.table, 'messages'],
    failed: (error) =>
      error instanceof RequestError && error.code === 'PT404' ? texts.gone : texts.addFailed,
    isQuiet: true,
    onDone: (_, { status }) => {
      deleteDraft();
      if (contact || record['owner_id'] === null) reportNote(texts.added, record);
      if (status) update({ records: [record], set: { status } });
      onSaved();
    },
  });
}

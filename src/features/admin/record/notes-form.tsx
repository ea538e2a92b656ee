import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { controlClasses, FieldError } from '@/components/form/field';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { formParts } from '@/content/en/form-parts';
import { randomId } from '@/lib/random-id';
import { cx } from '@/lib/cx';
import { draftsOf } from '@/lib/drafts';
import { limits, textRules } from '@/lib/rules';
import { isGone, timelineKey } from './timeline-query';
import { addNote } from '../changes/add-note';
import { useOpenRecordShortcut } from '../list/record-shortcuts';
import { useReportNoted } from '../changes/use-report-noted';
import { refresh } from '../ui/refresh';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { useUnsaved } from '../ui/unsaved';
import type { RecordTable, StaffRecord } from '../records/record-list';

const { notes: texts } = adminDetail;
const rule = textRules(formParts.tooLong).text(limits.text, texts.empty);

export interface NoteFormProps {
  table: RecordTable;
  record: StaffRecord;
}

/** A new note; the typed text stays on this device until it is added. */
export function NoteForm({ table, record }: NoteFormProps) {
  const noted = { table, recordId: record.id };
  const report = useReportNoted(table);
  const user = useStaffUser();
  const client = useQueryClient();
  const drafts = draftsOf<string>(user.id);
  const draft = `note:${noted.table}:${noted.recordId}`;
  const [body, setBody] = useState(() => String(drafts.read(draft) ?? ''));
  const [problem, setProblem] = useState<string>();
  // Reused until the note is stored, so that a retry after a lost response does not create a duplicate.
  const noteId = useRef<string>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useUnsaved(body.trim() !== '');
  useOpenRecordShortcut('n', () => field.current?.focus());

  const { mutate, isPending } = useMutation({
    mutationFn: (tidied: string) => {
      noteId.current ??= randomId();
      return addNote(noted, noteId.current, tidied);
    },
    onSuccess: async () => {
      noteId.current = undefined;
      drafts.drop(draft);
      setBody('');
      field.current?.focus();
      // A first load that began before the note was stored would be taken for the newest state.
      await client.cancelQueries({ queryKey: timelineKey(noted) });
      await client.invalidateQueries({ queryKey: timelineKey(noted) });
      if (record['owner_id'] !== null) return;
      report(texts.added, record);
      await refresh(client, table, 'activity_log', 'open_work');
    },
    onError: (error) => {
      const found = isGone(error) ? texts.gone : texts.addFailed;
      setProblem(found);
      toast({ kind: 'error', title: admin.error, description: found });
    },
  });

  function write(next: string) {
    setBody(next);
    setProblem(undefined);
    // An edited text is a new note, whatever happened to the previous one.
    noteId.current = undefined;
    if (next.trim()) drafts.write(draft, next);
    else drafts.drop(draft);
  }

  function submit() {
    if (isPending) return;
    const checked = rule.safeParse(body);
    if (checked.success) {
      mutate(checked.data);
      return;
    }
    setProblem(checked.error.issues[0]?.message);
    field.current?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={2}
        value={body}
        readOnly={isPending}
        placeholder={texts.label}
        aria-keyshortcuts="n"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
        className={cx(controlClasses, 'field-sizing-content max-h-80 min-h-16 resize-y px-3 py-2')}
      />
      <div className="mt-1.5 flex items-start justify-between gap-4">
        <div className="pt-1.5">
          <FieldError id={`${id}-problem`} message={problem} />
        </div>
        <ToolButton type="submit" inactive={isPending}>
          {isPending ? texts.busy : texts.add}
        </ToolButton>
      </div>
    </form>
  );
}

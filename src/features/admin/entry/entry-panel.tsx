import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormNotice } from '@/components/form/form-notice';
import { noteQuestionedValues } from '@/components/form/questioned-values';
import { admin } from '@/content/en/admin';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { toBase64 } from '@/lib/base64';
import { cx } from '@/lib/cx';
import { draftsOf } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { DocumentFields, EntryField } from './entry-field';
import { emptyEntry, entryFields, entrySchema, type EntryValues } from './entry-schema';
import { useOpenList } from '../list/list-context';
import { panelFields, RecordPanel } from '../record/record-panel';
import type { RecordTable } from '../records/record-kind';
import { postRpc } from '../ui/post-rpc';
import { useOpenEditor } from '../ui/shortcut';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { useUnsaved } from '../ui/unsaved';
import { RefusedError, useCommand } from '../ui/use-command';

/** A form for a submission that reached staff by a call, at a fair and so on. */
export function EntryPanel({ listUrl }: { listUrl: string }) {
  const { kind } = useOpenList();
  const { form, isRestored, submit, problem } = useEntryForm(listUrl);
  const { isSubmitting } = form.formState;
  const title = texts.title(admin.activity.what[kind.table]);
  return (
    <RecordPanel title={title} listUrl={listUrl}>
      <p className="mt-2 text-quiet">{texts.hint}</p>
      {isRestored && <output className="mt-2 block text-quiet">{texts.restored}</output>}
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          aria-label={title}
          onSubmit={submit}
          className={cx('mt-4 max-w-4xl', panelFields)}
        >
          {Object.keys(entryFields(kind)).map((name) => (
            <EntryField key={name} name={name} />
          ))}
          {kind.hasFiles && <DocumentFields />}
          <div className="sticky bottom-0 z-1 col-span-full grid justify-items-start gap-3 border-t border-line bg-paper py-3">
            {problem && <FormNotice>{problem}</FormNotice>}
            <ToolButton type="submit" variant="filled" inactive={isSubmitting}>
              {isSubmitting ? texts.busy : texts.save}
            </ToolButton>
          </div>
        </form>
      </FormProvider>
    </RecordPanel>
  );
}

/** The form, whose typed text is kept as a draft until it is stored; then the new record opens. */
function useEntryForm(listUrl: string) {
  const { kind, view } = useOpenList();
  const user = useStaffUser();
  const navigate = useNavigate();
  const drafts = draftsOf<EntryValues>(user.id);
  const draftName = `entry:${kind.table}`;
  const [keptValues] = useState(() => drafts.read(draftName));
  // Reused until it is stored, so that a retry after a lost response does not create a duplicate.
  const newId = useRef(randomId());
  const { posting = '' } = view.filters;
  const empty = { ...emptyEntry(kind), ...(kind.hasFiles && { job_posting_id: posting }) };
  const [questionedValues] = useState(() => new Set<string>());
  const form = useForm<EntryValues>({
    resolver: zodResolver(entrySchema(kind, questionedValues)),
    defaultValues: { ...empty, ...keptValues },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  useOpenEditor();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draftsOf<EntryValues>(user.id).write(draftName, textsIn(values)),
      }),
    [form, user.id, draftName],
  );

  const { run, problem } = useCommand({
    run: (values: EntryValues) => storeEntry(kind.table, newId.current, values),
    changes: [kind.table],
    done: texts.done,
    failed: texts.failed,
    onDone() {
      form.reset(empty);
      drafts.drop(draftName);
      void navigate(listUrl.replace(kind.path, `${kind.path}/${newId.current}`), { replace: true });
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    noteQuestionedValues(form, questionedValues);
    void form.handleSubmit((values) => run(values))(event);
  }
  return { form, isRestored: keptValues !== undefined, submit, problem };
}

const textsIn = (values: EntryValues): EntryValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

/**
 * Stores a submission with its files, once however often this is called with its id.
 * @throws RefusedError if it is not stored, with the reason in words
 */
async function storeEntry(table: RecordTable, id: string, values: EntryValues) {
  const record: Record<string, string> = { id };
  const files: { kind: string; file_name: string; content: string }[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) {
      // oxlint-disable-next-line no-await-in-loop -- at most two
      const content = await toBase64(value).catch(() => {
        throw new RefusedError(texts.unreadable);
      });
      files.push({ kind: name, file_name: value.name, content });
    } else if (value) record[name] = value;
  }
  const { status } = await postRpc('add_submission', { table_name: table, record, files });
  if (status === 401) throw new RefusedError(texts.signedOut);
  if (status === 429) throw new RefusedError(texts.full);
  if (status < 200 || status >= 300) throw new RefusedError(texts.failed);
}

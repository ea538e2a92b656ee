import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { optionsOf, SelectField, TextArea, TextField } from '@/components/form/fields';
import { PhoneField } from '@/components/form/phone-field';
import { FormNotice } from '@/components/form/form-notice';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { quoteForm } from '@/content/en/quote-form';
import { draftsOf } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { emptyEntry, entryFields, entrySchema, isOptional, type EntryValues } from './entry-schema';
import { RecordPanel } from '../record/record-panel';
import type { RecordList } from '../records/record-list';
import { wordsOf } from '../ui/field-text';
import { refresh } from '../ui/refresh';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { useUnsaved } from '../ui/unsaved';

interface EntryPanelProps {
  list: RecordList;
  listUrl: string;
}

/** A form for a lead that reached staff by a call, at a fair and so on; the typed text is kept as a draft. */
export function EntryPanel({ list, listUrl }: EntryPanelProps) {
  const user = useStaffUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const drafts = draftsOf<EntryValues>(user.id);
  const draft = `entry:${list.table}`;
  const [kept] = useState(() => drafts.read(draft));
  const [problem, setProblem] = useState<string>();
  // Reused until the lead is stored, so that a retry after a lost response does not create a duplicate.
  const newId = useRef(randomId());
  const empty = emptyEntry(list);

  const form = useForm<EntryValues>({
    resolver: zodResolver(entrySchema(list)),
    defaultValues: { ...empty, ...kept },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draftsOf<EntryValues>(user.id).write(draft, { ...values }),
      }),
    [form, user.id, draft],
  );

  async function submit(values: EntryValues) {
    setProblem(undefined);
    const filled = Object.entries(values).filter(([, value]) => value !== '');
    try {
      const record = { id: newId.current, ...Object.fromEntries(filled) };
      const id = dataOf(await staff().rpc('add_submission', { table_name: list.table, record }));
      form.reset(empty);
      drafts.drop(draft);
      toast({ kind: 'success', title: texts.done });
      void refresh(client, list.table, 'activity_log');
      void navigate(listUrl.replace(list.path, `${list.path}/${id}`), { replace: true });
    } catch {
      setProblem(texts.failed);
      toast({ kind: 'error', title: admin.error, description: texts.failed });
    }
  }

  const title = texts.title(admin.activity.what[list.table]);
  return (
    <RecordPanel title={title} listUrl={listUrl}>
      <p className="mt-2 text-quiet">{texts.hint}</p>
      {kept && <output className="mt-2 block text-quiet">{texts.restored}</output>}
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          aria-label={title}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          className="mt-4 grid gap-y-3.5 [&_p]:text-tool"
        >
          {Object.keys(entryFields(list)).map((name) => (
            <Entry key={name} list={list} name={name} />
          ))}
          <div className="sticky bottom-0 z-1 grid justify-items-start gap-3 border-t border-hairline bg-page py-3">
            {problem && <FormNotice>{problem}</FormNotice>}
            <ToolButton type="submit" variant="filled" aria-disabled={isSubmitting || undefined}>
              {isSubmitting ? texts.busy : texts.save}
            </ToolButton>
          </div>
        </form>
      </FormProvider>
    </RecordPanel>
  );
}

interface EntryProps {
  list: RecordList;
  name: string;
}

function Entry({ list, name }: EntryProps) {
  const id = useId();
  const kind = list.fields[name];
  const choices = wordsOf(name);
  const optional = isOptional(list, name);
  const field = { name, label: list.texts.fields[name] ?? name, optional };
  if (choices) return <SelectField {...field} options={optionsOf(choices)} />;
  if (kind === 'date') return <TextField {...field} type="date" />;
  if (kind === 'long') return <TextArea {...field} rows={3} />;
  if (kind === 'phone') {
    return (
      <PhoneField
        label={field.label}
        required={false}
        countryField={list.country}
        autoComplete="off"
      />
    );
  }
  if (name === list.country) {
    return (
      <>
        <TextField {...field} list={id} autoComplete="off" />
        <datalist id={id}>
          {Object.values(quoteForm.options.country).map((country) => (
            <option key={country}>{country}</option>
          ))}
        </datalist>
      </>
    );
  }
  return (
    <TextField
      {...field}
      required={false}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
    />
  );
}

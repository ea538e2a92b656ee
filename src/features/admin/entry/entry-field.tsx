import { queryOptions } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { FileField } from '@/components/form/file-field';
import { optionsOf, SelectField, TextArea, TextField } from '@/components/form/fields';
import { PhoneField } from '@/components/form/phone-field';
import { useFileDrop } from '@/components/form/use-file-drop';
import { adminDetail } from '@/content/en/admin-detail';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { applicationForm } from '@/content/en/application-form';
import { formParts } from '@/content/en/form-parts';
import { quoteForm } from '@/content/en/quote-form';
import { acceptedDocuments } from '@/lib/documents';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { documentKinds, isOptional } from './entry-schema';
import { useOpenList } from '../list/list-context';
import { careerApplications } from '../records/career-applications';
import { jobPostings } from '../records/job-postings';
import { recordBadge } from '../records/status-badge';
import { choicesOf } from '../ui/field-text';
import { useStaffQuery } from '../ui/staff-query';

export function EntryField({ name }: { name: string }) {
  const { kind } = useOpenList();
  const fieldKind = kind.fields[name];
  const choices = choicesOf(name);
  const optional = isOptional(kind, name);
  const field = { name, label: kind.texts.fields[name] ?? name, optional };
  if (name === 'job_posting_id') return <PostingField name={name} />;
  if (choices) return <SelectField {...field} options={optionsOf(choices)} />;
  if (fieldKind === 'date') return <TextField {...field} type="date" />;
  if (fieldKind === 'long') return <TextArea {...field} rows={3} />;
  // One of the names and one way to reach the person are enough, so none is required by itself.
  const line = { ...field, required: false, autoComplete: 'off' };
  if (fieldKind === 'phone') return <PhoneField {...line} countryField={kind.country} />;
  if (name === kind.country) return <CountryField {...line} />;
  return (
    <TextField
      {...line}
      type={fieldKind === 'email' ? 'email' : 'text'}
      inputMode={fieldKind === 'number' ? 'numeric' : undefined}
    />
  );
}

function CountryField(props: ComponentProps<typeof TextField>) {
  const listId = useId();
  return (
    <>
      <TextField {...props} list={listId} />
      <datalist id={listId}>
        {Object.values(quoteForm.options.country).map((country) => (
          <option key={country}>{country}</option>
        ))}
      </datalist>
    </>
  );
}

export function DocumentFields() {
  useFileDrop();
  return documentKinds.map((kind) => (
    <FileField
      key={kind}
      name={kind}
      label={adminDetail.files.kinds[kind]}
      hint={applicationForm.fields.resume.hint}
      optional
      accept={acceptedDocuments}
      texts={formParts.file}
    />
  ));
}

/** Postings that somebody can have seen: the active ones, then the inactive, the newest first. */
const postingsQuery = queryOptions({
  queryKey: ['job_postings', 'choices'],
  queryFn: async ({ signal }) =>
    dataOf(
      await staff()
        .from('job_postings')
        .select('id, title, status, closes_on')
        .neq('status', 'draft')
        .order('status')
        .order('created_at', { ascending: false })
        .abortSignal(signal),
    ) ?? [],
});

function PostingField({ name }: { name: string }) {
  const { data: postings = [] } = useStaffQuery(postingsQuery);
  const options = postings.map(({ id, title, ...posting }) => ({
    value: id,
    label: texts.posting(title, recordBadge(jobPostings, posting).label),
  }));
  return (
    <SelectField
      // A select that was mounted without its option would lose the value from the list's address.
      key={options.length}
      name={name}
      label={careerApplications.texts.fields['posting_title'] ?? name}
      optional
      placeholder={texts.noPosting}
      options={options}
    />
  );
}

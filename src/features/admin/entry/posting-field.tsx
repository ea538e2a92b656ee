import { queryOptions } from '@tanstack/react-query';
import { SelectField } from '@/components/form/fields';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { careerApplications } from '../records/career-applications';
import { jobPostings } from '../records/job-postings';
import { recordBadge } from '../records/status-badge';
import { useStaffQuery } from '../ui/staff-query';

/** Postings that somebody can have seen, the newest first. */
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

/** The posting that an applicant who is entered by staff applies for, if any. */
export function PostingField({ name }: { name: string }) {
  const { data = [] } = useStaffQuery(postingsQuery);
  const options = data.map(({ id, title, ...posting }) => ({
    value: id,
    label: texts.posting(title, recordBadge(jobPostings, posting).label),
  }));
  return (
    <SelectField
      // An option has to exist before it can be chosen by the address of the list.
      key={options.length}
      name={name}
      label={careerApplications.texts.fields['posting_title'] ?? name}
      optional
      placeholder={texts.noPosting}
      options={options}
    />
  );
}

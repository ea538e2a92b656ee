import { optionsOf, SelectField, TextArea, TextField } from '@/components/form/fields';
import { adminDetail } from '@/content/en/admin-detail';
import { languages } from '@/content/en/admin-records';
import { employmentTypes } from '@/content/en/employment-types';
import { jobPostings } from '../records/job-postings';
import { statusBadge } from '../records/status-badge';

const { fields } = adminDetail.job;
const statusOptions = jobPostings.statuses.map(({ name }) => ({
  value: name,
  label: statusBadge(jobPostings, name).label,
}));

export function JobFields() {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2 [&_:is(input,select)]:min-h-11 [&_:is(input,select)]:py-1.5 md:pointer-fine:[&_:is(input,select)]:min-h-9.5 [&_:is(input,select,textarea)]:px-2.5 [&_p]:text-tool [&_textarea]:field-sizing-content [&_textarea]:max-h-[28rem] [&_textarea]:min-h-32">
      <div className="sm:col-span-2">
        <TextField name="title" {...fields.title} />
      </div>
      <TextField name="department" {...fields.department} />
      <TextField name="location" {...fields.location} />
      <SelectField
        name="employment_type"
        options={optionsOf(employmentTypes)}
        {...fields.employment_type}
      />
      <TextField name="salary_range" {...fields.salary_range} />
      <div className="sm:col-span-2">
        <TextArea name="description" rows={8} {...fields.description} />
      </div>
      <div className="sm:col-span-2">
        <TextArea name="requirements" rows={6} {...fields.requirements} />
      </div>
      <SelectField name="language" options={optionsOf(languages)} {...fields.language} />
      <SelectField name="status" options={statusOptions} {...fields.status} />
    </div>
  );
}

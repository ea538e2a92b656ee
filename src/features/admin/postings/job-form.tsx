import { FileClock, FileWarning } from 'lucide-react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { optionsOf, SelectField, TextArea, TextField } from '@/components/form/fields';
import { FormNotice } from '@/components/form/form-notice';
import { adminDetail } from '@/content/en/admin-detail';
import { adminHiring } from '@/content/en/admin-hiring';
import { languages, workplaces } from '@/content/en/admin-records';
import { common } from '@/content/en/common';
import { employmentTypes } from '@/content/en/employment-types';
import { jobCountries } from '@/content/job-countries';
import { cx } from '@/lib/cx';
import { ClosingQuestion } from './closing-question';
import { canApply } from './job-queries';
import type { JobRow } from './job-schema';
import { applicantsQuery, applicantCount, undecidedCount } from '../ui/applicants';
import { panelFields } from '../record/record-panel';
import { jobPostings } from '../records/job-postings';
import { statusBadge } from '../records/status-badge';
import { DeleteRowButton } from '../ui/delete-row-button';
import { isolate } from '../ui/direction';
import { Notice } from '../ui/notice';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { useJobForm, type JobFormOptions } from './use-job-form';

const { job: texts } = adminDetail;
const { closing: closingTexts } = adminHiring;

interface JobFormProps extends JobFormOptions {
  onDeleted: () => void;
}

/** The form of a job posting. It never overwrites a version that its author has not seen. */
export function JobForm({ onDeleted, ...options }: JobFormProps) {
  const { id } = options;
  const job = useJobForm(options);
  const { form, base, isUpdate } = job;
  const { errors, submitCount } = form.formState;
  const problemCount = Object.keys(errors).length;
  const { data: applicants, refetch } = useStaffQuery(applicantsQuery);
  const [closingRow, setClosingRow] = useState<JobRow>();
  /** Saves; closing a posting asks first what its undecided applicants are told. */
  async function submit(row: JobRow): Promise<void> {
    if (base && isUpdate && canApply(base) && !canApply(row)) {
      const counts = applicants ?? (await refetch()).data;
      if (undecidedCount(counts, id) > 0) return setClosingRow(row);
    }
    await job.submit(row);
  }
  return (
    <FormProvider {...form}>
      <JobNotices job={job} />
      <form
        method="post"
        noValidate
        aria-label={base ? texts.formLabel(isolate(base.title)) : texts.createTitle}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="mt-4 max-w-4xl"
      >
        <JobFields />
        {submitCount > 0 && problemCount > 0 && (
          <div className="mt-4">
            <FormNotice key={submitCount}>{common.form.checkFields(problemCount)}</FormNotice>
          </div>
        )}
        <JobButtons
          job={job}
          onClosePosting={() =>
            void form.handleSubmit((row) => submit({ ...row, status: 'inactive' }))()
          }
          onDeleted={onDeleted}
        />
      </form>
      {base && closingRow && (
        <ClosingQuestion
          posting={{ id: base.id, title: closingRow.title }}
          undecided={undecidedCount(applicants, id)}
          closePosting={() => job.submit(closingRow)}
          onEnd={() => setClosingRow(undefined)}
        />
      )}
    </FormProvider>
  );
}

interface JobProps {
  job: ReturnType<typeof useJobForm>;
}

function JobNotices({ job: { isRestored, isMerged, isDeleted, discard } }: JobProps) {
  return (
    <>
      {isRestored && !isDeleted && (
        <Notice
          icon={FileClock}
          tone="quiet"
          isStatus
          action={<ToolButton onClick={discard}>{texts.discard}</ToolButton>}
        >
          {texts.restored}
        </Notice>
      )}
      {(isDeleted || isMerged) && (
        <Notice icon={FileWarning} tone="warning" isStatus>
          {isDeleted && <strong className="block">{texts.goneTitle}</strong>}
          {isDeleted ? texts.gone : texts.merged}
        </Notice>
      )}
    </>
  );
}

interface JobButtonsProps extends JobProps {
  onClosePosting: () => void;
  onDeleted: () => void;
}

function JobButtons({ job, onClosePosting, onDeleted }: JobButtonsProps) {
  const { form, base, isDeleted, isUpdate, problem, deleteDraft } = job;
  const { isSubmitting } = form.formState;
  const { data: applicants } = useStaffQuery(applicantsQuery);
  const count = applicants && base ? applicantCount(applicants, base.id) : undefined;
  const submitLabel = base ? texts.submit.update : texts.submit.create;
  return (
    <div className="sticky bottom-0 z-1 mt-4 flex flex-col gap-3 border-t border-line bg-paper py-3">
      {problem && <FormNotice>{problem}</FormNotice>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-3">
          <ToolButton type="submit" variant="filled" inactive={isSubmitting}>
            {isSubmitting ? texts.busy : (isDeleted && texts.recreate) || submitLabel}
          </ToolButton>
          {base && isUpdate && canApply(base) && (
            <ToolButton inactive={isSubmitting} onClick={onClosePosting}>
              {closingTexts.close}
            </ToolButton>
          )}
        </div>
        {base && isUpdate && (
          <DeleteRowButton
            table="job_postings"
            id={base.id}
            variant="danger"
            title={texts.deleteTitle}
            text={texts.deleteText(isolate(base.title), count)}
            done={texts.deleted}
            failed={texts.deleteFailed}
            onDeleted={() => {
              deleteDraft();
              onDeleted();
            }}
          >
            {texts.delete}
          </DeleteRowButton>
        )}
      </div>
    </div>
  );
}

const { fields } = texts;
const statusOptions = jobPostings.statuses.map(({ name }) => ({
  value: name,
  label: statusBadge(jobPostings, name).label,
}));

function JobFields() {
  return (
    <div className={cx(panelFields, '[&_textarea]:min-h-32')}>
      <div className="sm:col-span-2">
        <TextField name="title" {...fields.title} />
      </div>
      <TextField name="department" {...fields.department} />
      <TextField name="location" {...fields.location} />
      <SelectField name="workplace" options={optionsOf(workplaces)} {...fields.workplace} />
      <SelectField name="country_code" options={optionsOf(jobCountries)} {...fields.country_code} />
      <SelectField
        name="employment_type"
        options={optionsOf(employmentTypes)}
        {...fields.employment_type}
      />
      <TextField name="salary_range" {...fields.salary_range} />
      <TextArea name="description" rows={8} {...fields.description} />
      <TextArea name="requirements" rows={6} {...fields.requirements} />
      <SelectField name="language" options={optionsOf(languages)} {...fields.language} />
      <SelectField name="status" options={statusOptions} {...fields.status} />
      <TextField name="closes_on" type="date" {...fields.closes_on} />
    </div>
  );
}

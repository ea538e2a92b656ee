import { FormProvider } from 'react-hook-form';
import { FormNotice } from '@/components/form/form-notice';
import { adminDetail } from '@/content/en/admin-detail';
import { common } from '@/content/en/common';
import { JobDelete } from './job-delete';
import { JobFields } from './job-fields';
import { Notice } from './job-notice';
import type { Posting } from './job-queries';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';
import { useJobForm } from './use-job-form';

const { job: texts } = adminDetail;

interface JobFormProps {
  /** Of the posting; `new` for one that is yet to be stored. */
  id: string;
  /** The version that was read first; null for a new posting. */
  opened: Posting | null;
  latest: Posting | null;
  onCreated: (posting: Posting) => void;
  onDeleted: () => void;
}

/** A job posting being written. It never saves over a version that its writer has not seen. */
export function JobForm({ id, opened, latest, onCreated, onDeleted }: JobFormProps) {
  const job = useJobForm({ id, opened, latest, onCreated });
  const { form, base, gone, problem } = job;
  const { isSubmitting, errors, submitCount } = form.formState;
  const problems = Object.keys(errors).length;

  return (
    <FormProvider {...form}>
      {job.restored && !gone && (
        <Notice action={texts.discard} onAction={job.discard}>
          {texts.restored}
        </Notice>
      )}
      {job.merged && !gone && <Notice tone="warning">{texts.merged}</Notice>}
      {gone && (
        <Notice tone="warning" title={texts.deletedTitle}>
          {texts.deleted}
        </Notice>
      )}
      <form
        method="post"
        noValidate
        aria-label={base ? texts.formLabel(isolated(base.title)) : texts.createTitle}
        onSubmit={(event) => void form.handleSubmit(job.submit)(event)}
        className="mt-4"
      >
        <JobFields />
        {submitCount > 0 && problems > 0 && (
          <div className="mt-4">
            <FormNotice key={submitCount}>{common.form.checkFields(problems)}</FormNotice>
          </div>
        )}
        <div className="sticky bottom-0 z-1 mt-4 flex flex-col gap-3 border-t border-hairline bg-page py-3">
          {problem && <FormNotice>{problem}</FormNotice>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ToolButton type="submit" look="filled" aria-disabled={isSubmitting || undefined}>
              {isSubmitting ? texts.busy : submitLabel(base, gone)}
            </ToolButton>
            {base && !gone && (
              <JobDelete
                posting={base}
                onDeleted={() => {
                  job.release();
                  onDeleted();
                }}
              />
            )}
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

function submitLabel(base: Posting | null, gone: boolean) {
  if (gone) return texts.recreate;
  return base ? texts.submit.update : texts.submit.create;
}

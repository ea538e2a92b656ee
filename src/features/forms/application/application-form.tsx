import type { RefObject } from 'react';
import { FormSent } from '../submission/form-sent';
import { SubmissionForm, type SentProps } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { toast } from '@/components/ui/toast';
import { apply } from '@/content/en/apply';
import {
  applicationForm,
  availabilities,
  experiences,
  jobPositions,
} from '@/content/en/application-form';
import { ApplicationFields } from './application-fields';
import {
  applicationFiles,
  applicationRow,
  applicationSchema,
  type ApplicationValues,
} from './schema';

const { done, fields } = applicationForm;
const announce = () => toast({ kind: 'success', ...done.toast });
const options = { position: jobPositions, experience: experiences, availability: availabilities };

interface ApplicationFormProps {
  /** A ref: new props would make React throw away the prerendered form and what is typed in it. */
  jobPostingId?: RefObject<string | undefined>;
}

export function ApplicationForm({ jobPostingId }: ApplicationFormProps) {
  return (
    <SubmissionForm
      name="application"
      title={apply.form.title}
      schema={applicationSchema}
      toSubmission={(values) => ({
        ...submissionTo('career_applications', applicationRow(values, jobPostingId?.current)),
        path: '/rpc/submit_application',
        rowAs: 'application',
        files: applicationFiles(values),
      })}
      submit={applicationForm.submit}
      next={applicationForm.next}
      onStored={announce}
      sent={showSent}
    >
      <ApplicationFields />
    </SubmissionForm>
  );
}

function showSent(sent: SentProps<ApplicationValues>) {
  return <FormSent {...sent} texts={done} fields={fields} options={options} />;
}

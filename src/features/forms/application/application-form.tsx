import type { RefObject } from 'react';
import type { ApplicationFormTexts } from '@/content/texts';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { ApplicationFields } from './application-fields';
import { applicationFiles, applicationRow, applicationSchema } from './schema';

interface ApplicationFormProps {
  title: string;
  texts: ApplicationFormTexts;
  /** A ref: new props would make React throw away the prerendered form and what is typed in it. */
  jobPostingId?: RefObject<string | undefined>;
}

export function ApplicationForm({ title, texts, jobPostingId }: ApplicationFormProps) {
  return (
    <SubmissionForm
      name="application"
      title={title}
      texts={texts}
      schemaOf={applicationSchema}
      toSubmission={(values) => ({
        ...submissionTo('career_applications', applicationRow(values, jobPostingId?.current)),
        path: '/rpc/submit_application',
        rowAs: 'application',
        files: applicationFiles(values),
      })}
    >
      <ApplicationFields texts={texts} />
    </SubmissionForm>
  );
}

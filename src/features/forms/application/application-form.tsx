import type { ApplicationFormTexts } from '@/content/texts';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { ApplicationFields } from './application-fields';
import { applicationFiles, applicationRow, applicationSchema } from './schema';

interface ApplicationFormProps {
  /** The posting in the address. Each has its own draft. */
  posting: string | null;
  title: string;
  texts: ApplicationFormTexts;
  /** Must be a stable function: new props would discard the prerendered form and its text. */
  jobPostingId: () => string | undefined;
}

export function ApplicationForm({ posting, title, texts, jobPostingId }: ApplicationFormProps) {
  return (
    <SubmissionForm
      name={posting ? `application ${posting}` : 'application'}
      title={title}
      texts={texts}
      schemaOf={applicationSchema}
      toSubmission={(values) => ({
        ...submissionTo('career_applications', applicationRow(values, jobPostingId())),
        path: '/rpc/submit_application',
        rowAs: 'application',
        files: applicationFiles(values),
      })}
    >
      <ApplicationFields texts={texts} />
    </SubmissionForm>
  );
}

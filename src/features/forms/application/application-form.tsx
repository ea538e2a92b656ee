import { useLayoutEffect, useRef } from 'react';
import type { ApplicationFormTexts } from '@/content/texts';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { ApplicationFields } from './application-fields';
import {
  applicationFiles,
  applicationRow,
  applicationSchema,
  formNameOf,
  positionNamedIn,
} from './schema';

interface ApplicationFormProps {
  /** The posting in the address. Each has its own draft. */
  posting: string | null;
  jobTitle?: string | undefined;
  title: string;
  texts: ApplicationFormTexts;
  /** Must be a stable function: new props would discard the prerendered form and its text. */
  jobPostingId: () => string | undefined;
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { posting, jobTitle, title, jobPostingId } = props;
  const { options } = props.texts;
  const position = jobTitle === undefined ? undefined : positionNamedIn(jobTitle, options);
  // Read at each validation, while the schema is made once.
  const positionOfJob = useRef(position);
  useLayoutEffect(() => {
    positionOfJob.current = position;
  }, [position]);
  const positions =
    position && jobTitle ? { ...options.position, [position]: jobTitle } : options.position;
  const texts = { ...props.texts, options: { ...options, position: positions } };

  return (
    <SubmissionForm
      name={formNameOf(posting)}
      title={title}
      texts={texts}
      schemaOf={(words, values) => applicationSchema(words, values, () => positionOfJob.current)}
      toSubmission={(values) => ({
        ...submissionTo('career_applications', applicationRow(values, jobPostingId())),
        path: '/rpc/submit_application',
        rowAs: 'application',
        files: applicationFiles(values),
      })}
    >
      <ApplicationFields texts={props.texts} jobTitle={jobTitle} />
    </SubmissionForm>
  );
}

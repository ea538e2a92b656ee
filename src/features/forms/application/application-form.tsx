import { useLayoutEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AgreementField, CheckboxField } from '@/components/form/checkbox-field';
import { FieldGroup } from '@/components/form/field-group';
import { optionsOf, SelectField, TextArea, TextField } from '@/components/form/fields';
import { FileField } from '@/components/form/file-field';
import { PhoneField } from '@/components/form/phone-field';
import { useFileDrop } from '@/components/form/use-file-drop';
import { MailLink } from '@/components/ui/mail-link';
import { site } from '@/content/facts/site';
import type { ApplicationFormTexts } from '@/content/texts';
import { acceptedDocuments, fileSizeLimit } from '@/lib/documents';
import { mailto } from '@/lib/mailto';
import { EmailField } from '../fields/email-field';
import { FullWidth } from '../fields/full-width';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import {
  applicationFiles,
  applicationRow,
  applicationSchema,
  formNameOf,
  positionNamedIn,
  type Position,
} from './schema';

interface ApplicationFormProps {
  /** The id of the posting in the address. Each has its own draft. */
  posting: string | null;
  jobTitle?: string | undefined;
  title: string;
  texts: ApplicationFormTexts;
  /** The id to be sent, if any. Must be a stable function: new props would discard the prerendered form and its text. */
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
      schemaOf={(formTexts, questionedValues) =>
        applicationSchema(formTexts, questionedValues, () => positionOfJob.current)
      }
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

type ApplicationFieldsProps = Pick<ApplicationFormProps, 'texts' | 'jobTitle'>;

function ApplicationFields({ texts, jobTitle }: ApplicationFieldsProps) {
  const { fields, groups, options, parts, terms, updates } = texts;
  return (
    <>
      <FieldGroup title={groups.personal}>
        <TextField name="firstName" autoComplete="given-name" {...fields.firstName} />
        <TextField name="lastName" autoComplete="family-name" {...fields.lastName} />
        <EmailField parts={parts} {...fields.email} />
        <PhoneField {...fields.phone} />
        <TextField name="location" {...fields.location} />
        <TextField
          name="linkedin"
          type="url"
          inputMode="url"
          spellCheck={false}
          {...fields.linkedin}
        />
      </FieldGroup>
      <FieldGroup title={groups.position}>
        {jobTitle === undefined ? (
          <SelectField name="position" options={optionsOf(options.position)} {...fields.position} />
        ) : (
          <dl className="flex flex-col gap-1.5">
            <dt className="font-semibold">{fields.position.label}</dt>
            <dd dir="auto" className="flex min-h-11 items-center wrap-anywhere">
              {jobTitle}
            </dd>
          </dl>
        )}
        <TextField name="salary" {...fields.salary} />
        <SelectField
          name="experience"
          options={optionsOf(options.experience)}
          {...fields.experience}
        />
        <SelectField
          name="availability"
          options={optionsOf(options.availability)}
          {...fields.availability}
        />
      </FieldGroup>
      <FieldGroup title={groups.background}>
        <FullWidth>
          <TextArea name="summary" rows={5} {...fields.summary} />
          <TextArea name="skills" rows={3} {...fields.skills} />
          <TextArea name="motivation" rows={5} {...fields.motivation} />
        </FullWidth>
      </FieldGroup>
      <DocumentFields texts={texts} jobTitle={jobTitle} />
      <FieldGroup title={groups.additional}>
        <FullWidth>
          <TextArea name="additionalInfo" rows={4} {...fields.additionalInfo} />
        </FullWidth>
      </FieldGroup>
      <div className="flex flex-col gap-2 rule-t pt-4">
        <AgreementField name="terms" label={terms} />
        <CheckboxField name="updates" label={updates} />
      </div>
    </>
  );
}

function DocumentFields({ texts, jobTitle }: ApplicationFieldsProps) {
  const { fields, groups, parts } = texts;
  useFileDrop();
  const fileProps = {
    texts: parts.file,
    accept: acceptedDocuments,
    ifChooserMissing: (
      <p className="mt-1 text-small">
        {texts.nothingOpens} <MailLink address={site.hrEmail} />
      </p>
    ),
    renderInstead: (chosen: File) =>
      chosen.size > fileSizeLimit && (
        <MailInstead texts={texts} jobTitle={jobTitle} file={chosen} />
      ),
  };
  return (
    <FieldGroup title={groups.documents}>
      <FileField name="resume" {...fileProps} {...fields.resume} />
      <FileField name="coverLetter" {...fileProps} {...fields.coverLetter} />
    </FieldGroup>
  );
}

function MailInstead({ texts, jobTitle, file }: ApplicationFieldsProps & { file: File }) {
  const { byMail, options, parts } = texts;
  const { control } = useFormContext<Record<'firstName' | 'lastName' | 'position', string>>();
  const [firstName = '', lastName = '', chosenPosition = ''] = useWatch({
    control,
    name: ['firstName', 'lastName', 'position'],
  });
  const name = `${firstName} ${lastName}`.trim();
  const position = jobTitle ?? (chosenPosition && options.position[chosenPosition as Position]);
  const body = [byMail.about(position, name), parts.submission.attach([file.name])];
  return (
    <p className="mt-1 text-small">
      {byMail.offer}{' '}
      <a
        href={mailto(site.hrEmail, byMail.subject(position, name), body.join('\n\n'))}
        className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4"
      >
        {site.hrEmail}
      </a>
    </p>
  );
}

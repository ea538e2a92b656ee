import { optionsOf, SelectField, TextArea, TextField } from '@/components/form/fields';
import { PrivacyLink } from '@/components/form/links-in-new-tab';
import type { ContactFormTexts } from '@/content/texts';
import { EmailField } from '../fields/email-field';
import { FullWidth } from '../fields/full-width';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { contactRow, contactSchema } from './schema';

export function ContactForm({ title, texts }: { title: string; texts: ContactFormTexts }) {
  const { fields, options } = texts;
  return (
    <SubmissionForm
      name="contact"
      title={title}
      texts={texts}
      schemaOf={contactSchema}
      toSubmission={(values) => submissionTo('contact_submissions', contactRow(values))}
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div className="names">
          <TextField name="firstName" autoComplete="given-name" {...fields.firstName} />
          <TextField name="lastName" autoComplete="family-name" {...fields.lastName} />
        </div>
        <EmailField parts={texts.parts} {...fields.email} />
        <TextField name="company" autoComplete="organization" {...fields.company} />
        <FullWidth>
          <SelectField
            name="serviceInterest"
            options={optionsOf(options.serviceInterest)}
            {...fields.serviceInterest}
          />
          <TextArea name="projectDetails" rows={4} {...fields.projectDetails} />
        </FullWidth>
      </div>
      <div className="text-small text-quiet">
        <p>{texts.notice}</p>
        <PrivacyLink />
      </div>
    </SubmissionForm>
  );
}

import { TextArea, TextField, SelectField } from '@/components/form/fields';
import { FormSent } from '../submission/form-sent';
import { SubmissionForm, type SentProps } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { toast } from '@/components/ui/toast';
import { contactForm } from '@/content/en/contact-form';
import { home } from '@/content/en/home';
import { services } from '@/content/en/services';
import { contactRow, contactSchema, type ContactValues } from './schema';

const { fields, done } = contactForm;
const serviceOptions = services.map((name) => ({ value: name, label: name }));
const announce = () => toast({ kind: 'success', ...done.toast });

export function ContactForm() {
  return (
    <SubmissionForm
      name="contact"
      title={home.contact.formTitle}
      schema={contactSchema}
      toSubmission={(values) => submissionTo('contact_submissions', contactRow(values))}
      submit={contactForm.submit}
      next={contactForm.next}
      onStored={announce}
      sent={showSent}
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField name="firstName" autoComplete="given-name" {...fields.firstName} />
        <TextField name="lastName" autoComplete="family-name" {...fields.lastName} />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          {...fields.email}
        />
        <TextField name="company" autoComplete="organization" {...fields.company} />
        <div className="sm:col-span-2">
          <SelectField
            name="serviceInterest"
            options={serviceOptions}
            {...fields.serviceInterest}
          />
        </div>
        <div className="sm:col-span-2">
          <TextArea name="projectDetails" rows={4} {...fields.projectDetails} />
        </div>
      </div>
    </SubmissionForm>
  );
}

function showSent(sent: SentProps<ContactValues>) {
  return <FormSent {...sent} texts={done} fields={fields} />;
}

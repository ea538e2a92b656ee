import { FormSent } from '../submission/form-sent';
import { SubmissionForm, type SentProps } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { partnership } from '@/content/en/partnership';
import { partnershipForm, partnershipTypes } from '@/content/en/partnership-form';
import { PartnershipFields } from './partnership-fields';
import { partnershipRow, partnershipSchema, type PartnershipValues } from './schema';

export function PartnershipForm() {
  return (
    <SubmissionForm
      name="partnership"
      title={partnership.form.title}
      schema={partnershipSchema}
      toSubmission={(values) => submissionTo('partnership_applications', partnershipRow(values))}
      submit={partnershipForm.submit}
      next={partnershipForm.next}
      sent={showSent}
    >
      <PartnershipFields />
    </SubmissionForm>
  );
}

function showSent(sent: SentProps<PartnershipValues>) {
  const { done, fields } = partnershipForm;
  const options = { partnershipType: partnershipTypes };
  return <FormSent {...sent} alert texts={done} fields={fields} options={options} />;
}

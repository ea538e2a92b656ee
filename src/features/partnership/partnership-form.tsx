import { FormSent } from '@/components/form/form-sent';
import { SubmissionForm, type Sent } from '@/components/form/submission-form';
import { partnership } from '@/content/partnership';
import { partnershipForm, partnershipTypes } from '@/content/partnership-form';
import { PartnershipFields } from './partnership-fields';
import { partnershipRow, partnershipSchema, type PartnershipValues } from './schema';

/** The application for a partnership. */
export function PartnershipForm() {
  return (
    <SubmissionForm
      name="partnership"
      title={partnership.form.title}
      schema={partnershipSchema}
      parcel={(values) => ({ path: '/partnership_applications', row: partnershipRow(values) })}
      submit={partnershipForm.submit}
      next={partnershipForm.next}
      sent={showSent}
    >
      <PartnershipFields />
    </SubmissionForm>
  );
}

function showSent(sent: Sent<PartnershipValues>) {
  const { done, fields } = partnershipForm;
  const options = { partnershipType: partnershipTypes };
  return <FormSent {...sent} alert texts={done} fields={fields} options={options} />;
}

import { AgreementField } from '@/components/form/checkbox-field';
import { FieldGroup } from '@/components/form/field-group';
import { optionsOf, SelectField, TextArea, TextField } from '@/components/form/fields';
import { PhoneField } from '@/components/form/phone-field';
import type { PartnershipFormTexts } from '@/content/texts';
import { EmailField } from '../fields/email-field';
import { FullWidth } from '../fields/full-width';
import { SubmissionForm } from '../submission/submission-form';
import { submissionTo } from '../submission/submission-to';
import { partnershipRow, partnershipSchema } from './schema';

export function PartnershipForm({ title, texts }: { title: string; texts: PartnershipFormTexts }) {
  const { fields, groups, options } = texts;
  return (
    <SubmissionForm
      name="partnership"
      title={title}
      texts={texts}
      schemaOf={partnershipSchema}
      toSubmission={(values) => submissionTo('partnership_applications', partnershipRow(values))}
    >
      <FieldGroup title={groups.company}>
        <TextField name="company" autoComplete="organization" {...fields.company} />
        <TextField name="contact" autoComplete="name" {...fields.contact} />
        <FullWidth>
          <EmailField parts={texts.parts} {...fields.email} />
        </FullWidth>
        <PhoneField countryField="country" {...fields.phone} />
        <TextField name="country" autoComplete="country-name" {...fields.country} />
      </FieldGroup>
      <FieldGroup title={groups.partnership}>
        <FullWidth>
          <SelectField
            name="partnershipType"
            options={optionsOf(options.partnershipType)}
            {...fields.partnershipType}
          />
          <TextArea name="description" rows={5} {...fields.description} />
          <TextArea name="proposal" rows={7} {...fields.proposal} />
          <AgreementField name="terms" label={texts.terms} />
        </FullWidth>
      </FieldGroup>
    </SubmissionForm>
  );
}

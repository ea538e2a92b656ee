import { AgreementField, CheckboxField } from '@/components/form/checkbox-field';
import { FieldGroup } from '@/components/form/field-group';
import { SelectField, TextArea, TextField } from '@/components/form/fields';
import { FileField } from '../fields/file-field';
import {
  applicationForm,
  availabilities,
  experiences,
  jobPositions,
} from '@/content/en/application-form';
import { documentExtensions } from '@/lib/documents';

const { fields, groups, terms, updates } = applicationForm;

export function ApplicationFields() {
  return (
    <>
      <FieldGroup title={groups.personal}>
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
        <TextField name="phone" type="tel" autoComplete="tel" {...fields.phone} />
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
        <SelectField name="position" options={jobPositions} {...fields.position} />
        <TextField name="salary" {...fields.salary} />
        <SelectField name="experience" options={experiences} {...fields.experience} />
        <SelectField name="availability" options={availabilities} {...fields.availability} />
      </FieldGroup>
      <FieldGroup title={groups.background}>
        <div className="flex flex-col gap-5 sm:col-span-2">
          <TextArea name="summary" rows={5} {...fields.summary} />
          <TextArea name="skills" rows={3} {...fields.skills} />
          <TextArea name="motivation" rows={5} {...fields.motivation} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.documents}>
        <FileField name="resume" extensions={documentExtensions} {...fields.resume} />
        <FileField name="coverLetter" extensions={documentExtensions} {...fields.coverLetter} />
      </FieldGroup>
      <FieldGroup title={groups.additional}>
        <div className="flex flex-col gap-5 sm:col-span-2">
          <TextArea name="additionalInfo" rows={4} {...fields.additionalInfo} />
        </div>
      </FieldGroup>
      <div className="flex flex-col gap-2 border-t border-hairline pt-6">
        <AgreementField name="terms" label={terms} />
        <CheckboxField name="updates" label={updates} />
      </div>
    </>
  );
}

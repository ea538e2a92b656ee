import { useCallback, useEffect, type KeyboardEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldGroup } from '@/components/form/field-group';
import { SelectField, TextArea, TextField } from '@/components/form/fields';
import { countries, dialCodeOf } from '@/content/facts/countries';
import { budgets, quote, timelines } from '@/content/en/quote';
import { quoteServices } from '@/content/en/services';
import type { QuoteValues } from './schema';

const { fields, groups } = quote.form;
const countryOptions = countries.map(({ name }) => ({ value: name, label: name }));
const serviceOptions = quoteServices.map((name) => ({ value: name, label: name }));

export function QuoteFields() {
  const dial = useDial();
  return (
    <>
      <FieldGroup title={groups.you}>
        <TextField name="companyName" autoComplete="organization" {...fields.companyName} />
        <TextField name="contactName" autoComplete="name" {...fields.contactName} />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          {...fields.email}
        />
        <SelectField
          name="country"
          options={countryOptions}
          autoComplete="country-name"
          onPick={dial}
          {...fields.country}
        />
        <PhoneField />
      </FieldGroup>
      <FieldGroup title={groups.project}>
        <SelectField name="serviceType" options={serviceOptions} {...fields.serviceType} />
        <div className="sm:col-span-2">
          <TextArea name="projectDescription" {...fields.projectDescription} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.terms}>
        <SelectField name="timeline" options={timelines} {...fields.timeline} />
        <SelectField name="budget" options={budgets} {...fields.budget} />
      </FieldGroup>
    </>
  );
}

function PhoneField() {
  const { getValues } = useFormContext<QuoteValues>();
  const { isReady } = useFormState<QuoteValues>();
  const watched = useWatch<QuoteValues, 'country'>({ name: 'country' });
  // A country chosen before the script arrived is in the form's values, but no change of it was seen.
  const country = watched || (isReady ? getValues('country') : undefined);
  const dial = useDial();

  useEffect(() => {
    if (country && !getValues('phone')) dial(country);
  }, [country, getValues, dial]);

  return (
    <TextField
      name="phone"
      type="tel"
      autoComplete="tel"
      disabled={!country}
      onKeyDown={keepDialCode}
      {...fields.phone}
    />
  );
}

function useDial() {
  const { getValues, setValue } = useFormContext<QuoteValues>();
  return useCallback(
    (country: string) => {
      const code = dialCodeOf(country);
      const phone = getValues('phone') ?? '';
      if (code && !phone.startsWith(code)) setValue('phone', `${code} `);
    },
    [getValues, setValue],
  );
}

/** Tab selects a field's whole text, and the next key would replace the dialling code. */
function keepDialCode({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const allSelected = selectionStart === 0 && selectionEnd === value.length;
  if (key.length > 1 || ctrlKey || metaKey || !allSelected || !/^\+\d+ $/.test(value)) return;
  currentTarget.setSelectionRange(value.length, value.length);
}

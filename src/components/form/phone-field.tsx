import type { ComponentProps } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { TextField } from './fields';
import { completePhone, loadPhoneRules } from './phone-number';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'type' | 'onLeave'> & {
  countryField?: string | undefined;
};

const name = 'phone';

/** A telephone field that completes the number with the country's code when it is left. */
export function PhoneField({ countryField, ...field }: PhoneFieldProps) {
  const { getValues, setValue } = useFormContext();
  const { isSubmitted } = useFormState();

  function complete() {
    const typedNumber = String(getValues(name) ?? '');
    const country = countryField && getValues(countryField);
    const phone = completePhone(typedNumber, String(country ?? ''));
    if (phone && phone !== typedNumber) setValue(name, phone, { shouldValidate: isSubmitted });
  }

  return (
    <TextField
      name={name}
      type="tel"
      autoComplete="tel"
      onFocus={() => void loadPhoneRules()}
      // A browser that fills in a whole form focuses nothing.
      onInput={() => void loadPhoneRules()}
      onLeave={complete}
      {...field}
    />
  );
}

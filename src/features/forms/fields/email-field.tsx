import { useContext, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { AskedContext } from '@/components/form/asked';
import type { FieldTexts } from '@/components/form/field';
import { TextField } from '@/components/form/fields';
import { useFieldError } from '@/components/form/use-field-error';
import type { FormPartsTexts } from '@/content/texts';
import { suggestDomain } from './suggest-domain';

const name = 'email';

/** A line that appears during the press that leaves the field would move what is pressed. */
const pressMs = 300;

interface EmailFieldProps extends FieldTexts {
  parts: FormPartsTexts;
}

export function EmailField({ parts, ...texts }: EmailFieldProps) {
  const { getValues, setFocus, setValue } = useFormContext<{ email: string }>();
  const asked = useContext(AskedContext);
  const error = useFieldError(name);
  const { isSubmitted } = useFormState({ name, exact: true });
  // Another address has another suggestion.
  useWatch({ name });
  const [left, setLeft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const written = getValues(name);
  const suggested = error || left === written ? suggestDomain(written ?? '') : undefined;

  useEffect(() => {
    if (suggested) asked.add(written);
  }, [asked, suggested, written]);

  function leave() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLeft(getValues(name)), pressMs);
  }

  function take(address: string) {
    setValue(name, address, { shouldValidate: isSubmitted });
    // The button disappears.
    setFocus(name);
  }

  return (
    <div>
      <TextField
        name={name}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        onLeave={leave}
        {...texts}
      />
      <div role="status">
        {suggested && (
          <button
            type="button"
            className="min-h-11 text-start text-small font-semibold wrap-anywhere text-link underline underline-offset-4 hover:text-link"
            onClick={() => take(suggested.address)}
          >
            {parts.didYouMean(suggested.domain)}
          </button>
        )}
      </div>
    </div>
  );
}

import { useContext, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FieldTexts } from '@/components/form/field';
import { TextField } from '@/components/form/fields';
import { QuestionedValuesContext } from '@/components/form/questioned-values';
import { useFieldError } from '@/components/form/use-field-error';
import type { FormPartsTexts } from '@/content/texts';
import { suggestDomain } from './suggest-domain';

const name = 'email';

/** A line that appears during the press that leaves the field would move what is pressed. */
const pressMs = 300;

export function EmailField({ parts, ...texts }: FieldTexts & { parts: FormPartsTexts }) {
  const { getValues, setFocus, setValue } = useFormContext<{ email: string }>();
  const questionedValues = useContext(QuestionedValuesContext);
  const error = useFieldError(name);
  const { isSubmitted } = useFormState({ name, exact: true });
  // Renders again at each letter: another address has another suggestion.
  useWatch({ name });
  const [leftAddress, setLeftAddress] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const address = getValues(name);
  const suggestion = error || leftAddress === address ? suggestDomain(address ?? '') : undefined;

  useEffect(() => {
    if (suggestion) questionedValues.add(address);
  }, [questionedValues, suggestion, address]);

  function noteLeftAddress() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLeftAddress(getValues(name)), pressMs);
  }

  function accept(suggestedAddress: string) {
    setValue(name, suggestedAddress, { shouldValidate: isSubmitted });
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
        onLeave={noteLeftAddress}
        {...texts}
      />
      <div role="status">
        {suggestion && (
          <button
            type="button"
            className="min-h-11 text-start text-small font-semibold wrap-anywhere text-link underline underline-offset-4 hover:text-link"
            onClick={() => accept(suggestion.address)}
          >
            {parts.didYouMean(suggestion.domain)}
          </button>
        )}
      </div>
    </div>
  );
}

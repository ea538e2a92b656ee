import { useLayoutEffect, useMemo } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormNotice } from '@/components/form/form-notice';
import { useTexts } from '@/components/texts';

/** Fewer errors are found without a list. */
const minListedErrors = 4;

export function ErrorSummary() {
  const { form } = useTexts();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const isShown = submitCount > 0 && Object.keys(errors).length > 0;
  // The errors of this attempt: fewer lines would move the fields while somebody corrects them.
  // oxlint-disable-next-line react/exhaustive-deps -- once per attempt
  const listedErrors = useMemo(() => Object.entries(errors), [submitCount, isShown]);
  // The notice pushes down the field that has just received the focus.
  useLayoutEffect(() => {
    if (isShown) document.activeElement?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isShown, submitCount]);
  if (!isShown) return null;

  return (
    <FormNotice key={submitCount}>
      {form.checkFields(listedErrors.length)}
      {listedErrors.length >= minListedErrors && (
        <ul className="mt-1">
          {listedErrors.map(([name, error]) => (
            <li key={name}>
              <button
                type="button"
                className="py-1 text-start font-normal underline underline-offset-4"
                onClick={() => setFocus(name)}
              >
                {labelOf(error) || String(error?.message)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FormNotice>
  );
}

function labelOf(error: unknown): string | undefined {
  const field = (error as { ref?: Partial<HTMLInputElement> } | undefined)?.ref;
  return field?.labels?.[0]?.firstChild?.textContent ?? undefined;
}

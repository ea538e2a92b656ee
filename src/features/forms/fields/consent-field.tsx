import { useId, type Ref } from 'react';
import { FieldError } from '@/components/form/field';
import { PrivacyLink } from '@/components/form/links-beside';

interface ConsentFieldProps {
  /** Why nothing was sent; undefined once it is ticked. */
  error: string | undefined;
  onTick: () => void;
  ref?: Ref<HTMLInputElement>;
  name: string;
  label: string;
}

/** A tick that the browser itself insists on. Never remembered, never ticked beforehand. */
export function ConsentField({ ref, name, label, error, onTick }: ConsentFieldProps) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2 text-small">
        <input
          ref={ref}
          type="checkbox"
          name={name}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={onTick}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span>{label}</span>
      </label>
      <div className="ps-8">
        <PrivacyLink />
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

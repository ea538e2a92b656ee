import type { Ref } from 'react';

interface ConsentFieldProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  label: string;
}

/** A tick that the browser itself insists on. Never remembered, never ticked beforehand. */
export function ConsentField({ ref, name, label }: ConsentFieldProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2 text-small">
      <input
        ref={ref}
        type="checkbox"
        name={name}
        required
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span>{label}</span>
    </label>
  );
}

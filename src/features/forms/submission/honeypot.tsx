import type { RefObject } from 'react';

interface HoneypotProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
}

/** Bots fill in every field; people never see this one, and programs that fill in for them are told to leave it. */
export function Honeypot({ field, label }: HoneypotProps) {
  return (
    <label className="absolute -start-[200vw] top-0 opacity-0" aria-hidden>
      {label}
      <input
        ref={field}
        type="text"
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </label>
  );
}

/** No name of anything that people, or programs on their behalf, fill in. */
const honeypotName = 'leave-blank';

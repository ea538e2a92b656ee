import type { ReactNode } from 'react';

export const toggled = <Value,>(selection: readonly Value[], value: Value): Value[] =>
  selection.includes(value) ? selection.filter((other) => other !== value) : [...selection, value];

interface CheckboxProps {
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}

export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-8 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="size-6 shrink-0 accent-link md:size-4.5"
      />
      {children}
    </label>
  );
}

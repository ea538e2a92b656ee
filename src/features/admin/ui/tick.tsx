import type { ReactNode } from 'react';

/** Returns a choice of several with one more, or without it. */
export const turned = <Value,>(chosen: readonly Value[], one: Value): Value[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];

interface TickProps {
  on: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** A box with its label, beside or below others. */
export function Tick({ on, onTurn, children }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-8 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={on}
        onChange={onTurn}
        className="size-6 shrink-0 accent-link md:size-4.5"
      />
      {children}
    </label>
  );
}

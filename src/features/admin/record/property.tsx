import type { ReactNode } from 'react';

export const propertyGrid =
  'grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-1 [&_dt]:py-1.5 [&_dt]:leading-5 pointer-coarse:[&_dt]:py-3';

interface PropertyProps {
  label: string;
  /** Left out where properties.tsx folds the decisions into a line on a narrow screen. */
  isWide?: boolean;
  children: ReactNode;
}

export function Property({ label, isWide = false, children }: PropertyProps) {
  return (
    <div data-wide={isWide || undefined} className="contents">
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Makes the control of a property look like its value until it is hovered. */
export const quietControls =
  '[&>button]:border-0 [&>button]:max-w-full [&>button]:px-2 [&>button]:font-normal [&>button]:pointer-fine:min-h-8';

export function PropertyText({ children }: { children: ReactNode }) {
  return (
    <div className="px-2 py-1.5 leading-5 whitespace-pre-wrap pointer-coarse:py-3">{children}</div>
  );
}

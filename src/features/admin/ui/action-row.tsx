import type { ReactNode } from 'react';

interface ActionRowProps {
  /** Of what the row shows, by which `useRestoreFocus` finds the row again. */
  id?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function ActionRow({ id, actions, children }: ActionRowProps) {
  return (
    <li
      data-record={id}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-b border-line py-2.5 last:border-b-0"
    >
      <div className="min-w-0 grow basis-60 wrap-anywhere">{children}</div>
      {actions && <div className="flex flex-wrap gap-1.5">{actions}</div>}
    </li>
  );
}

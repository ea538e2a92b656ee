import { useId, type ReactNode } from 'react';

export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-7 border-t border-hairline pt-4">
      <h3 id={id} tabIndex={-1} className="pb-2 text-[1rem] font-bold tracking-tight outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}

import { useId, type ReactNode, type RefObject } from 'react';

interface MailSectionProps {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A part of the screen; its heading can take the focus that something gone has left. */
export function MailSection({ title, heading, children }: MailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-4">
      <h3
        id={id}
        ref={heading}
        tabIndex={-1}
        className="pb-2 text-[1rem] font-bold tracking-tight outline-none"
      >
        {title}
      </h3>
      {children}
    </section>
  );
}

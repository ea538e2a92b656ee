import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { TimeAgo } from './time-ago';

/** A sender's message, one that nobody has answered, ours to the sender, and a note among staff. */
const tones = {
  theirs: 'border-line shadow-[inset_3px_0_var(--good)]',
  fresh: 'border-good shadow-[inset_3px_0_var(--good)]',
  ours: 'ms-auto w-[calc(100%-1.5rem)] border-transparent bg-sand',
  note: 'border-transparent bg-[color-mix(in_srgb,var(--marigold)_16%,var(--paper))]',
};

interface EntryProps {
  tone: keyof typeof tones;
  author: ReactNode;
  description: ReactNode;
  timestamp: string;
  action?: ReactNode;
  children?: ReactNode;
}

export function Entry({ tone, author, description, timestamp, action, children }: EntryProps) {
  return (
    <article
      className={cx('max-w-xl rounded-xl border px-3.5 pt-2 pb-2.5 wrap-anywhere', tones[tone])}
    >
      <header className="flex flex-wrap items-baseline gap-x-2 text-[0.8125rem] text-quiet">
        <p className="min-w-0 grow basis-32">
          {author} {description}
        </p>
        {action}
        <TimeAgo timestamp={timestamp} />
      </header>
      {children}
    </article>
  );
}

export function EntryAuthor({ children }: { children: ReactNode }) {
  return <bdi className="font-semibold text-ink">{children}</bdi>;
}

export function EntryText({ children }: { children: string }) {
  return (
    <p dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap">
      {children}
    </p>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import type { ReplyText } from './reply-text';
import type { StaffRecord } from '../records/record-list';
import { unturned } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';

const { bulk: texts } = adminSending;

interface ReplyPreviewProps {
  people: readonly StaffRecord[];
  textFor: (record: StaffRecord) => ReplyText;
}

/** The text as one of several people will get it. */
export function ReplyPreview({ people, textFor }: ReplyPreviewProps) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const record = people[Math.min(index, people.length - 1)];
  if (!record) return null;
  const { subject, body } = textFor(record);
  const move = (step: number) => setIndex((index + step + people.length) % people.length);
  return (
    <section aria-labelledby={id} className="rounded border border-line bg-paper px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <h3 id={id} className="font-bold">
          {texts.preview}
        </h3>
        <span className="ms-auto text-quiet tabular-nums">
          {texts.of(people.indexOf(record) + 1, people.length)}
        </span>
        <ToolButton aria-label={texts.previous} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
        </ToolButton>
        <ToolButton aria-label={texts.next} onClick={() => move(1)}>
          <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.5} />
        </ToolButton>
      </div>
      <p className="mt-1 wrap-anywhere text-quiet">
        <bdi>{unturned(String(record['email'] ?? ''))}</bdi>
      </p>
      <p dir="auto" className="mt-1 font-semibold wrap-anywhere">
        {subject}
      </p>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
        {body}
      </p>
    </section>
  );
}

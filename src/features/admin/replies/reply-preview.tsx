import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import type { ReplyText } from './reply-text';
import type { StaffRecord } from '../records/record-list';
import { unturned } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';

const { bulk: texts } = adminSending;

type Mail = readonly [StaffRecord, ...StaffRecord[]];

interface ReplyPreviewProps {
  mails: readonly Mail[];
  textOf: (mail: Mail) => ReplyText;
}

/** The text as one of several people will get it. */
export function ReplyPreview({ mails, textOf }: ReplyPreviewProps) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const mail = mails[Math.min(index, mails.length - 1)];
  if (!mail) return null;
  const { subject, body } = textOf(mail);
  const move = (step: number) => setIndex((index + step + mails.length) % mails.length);
  return (
    <section aria-labelledby={id} className="rounded border border-line bg-paper px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <h3 id={id} className="font-bold">
          {texts.preview}
        </h3>
        <span className="ms-auto text-quiet tabular-nums">
          {texts.of(mails.indexOf(mail) + 1, mails.length)}
        </span>
        <ToolButton aria-label={texts.previous} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
        </ToolButton>
        <ToolButton aria-label={texts.next} onClick={() => move(1)}>
          <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.5} />
        </ToolButton>
      </div>
      <p className="mt-1 wrap-anywhere text-quiet">
        <bdi>{unturned(String(mail[0]['email'] ?? ''))}</bdi>
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

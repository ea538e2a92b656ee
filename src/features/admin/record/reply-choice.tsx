import { useEffect, useRef } from 'react';
import { adminReplies as texts, type ReplyName } from '@/content/en/admin-replies';
import { opensIn, repliesTo } from './record-reply';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isForShortcut } from '../ui/shortcut';
import { ToolLink } from '../ui/tool-button';

interface ReplyChoiceProps {
  id: string;
  open: boolean;
  list: RecordList;
  record: StaffRecord;
  onChoose: (name: ReplyName) => void;
  onClose: () => void;
}

/** Links that open the mail program. They stay when it closes, as a browser may not follow one that is gone. */
export function ReplyChoice({ id, open, list, record, onChoose, onClose }: ReplyChoiceProps) {
  const links = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (open) links.current?.querySelector('a')?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isForShortcut(event)) return;
      // Another Escape closes the record.
      event.preventDefault();
      onClose();
    }
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [open, onClose]);

  return (
    <section id={id} aria-labelledby={`${id}-title`} hidden={!open} className={replyBox}>
      <h3 id={`${id}-title`} className="font-bold">
        {texts.title}
      </h3>
      <p className="text-quiet">{opensIn(record)}</p>
      <ul ref={links} className="mt-2.5 flex flex-wrap gap-1.5">
        {repliesTo(list, record).map(({ name, label, link }) => (
          <li key={name}>
            <ToolLink href={link} onClick={() => onChoose(name)} className="scroll-mt-32">
              {label}
            </ToolLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const replyBox = 'mt-3 rounded border border-edge bg-raised px-3.5 py-3';

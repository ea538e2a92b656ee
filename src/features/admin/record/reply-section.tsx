import { useEffect, useRef, type RefObject } from 'react';
import type { ReplyName } from '@/content/en/admin-replies';
import { ReplyChoice } from './reply-choice';
import { ReplyOffer } from './reply-offer';
import { useReply } from './use-reply';
import type { RecordList, StaffRecord } from '../records/record-list';

interface ReplySectionProps {
  id: string;
  list: RecordList;
  record: StaffRecord;
  choosing: boolean;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Below a record's name: which replies there are, and whether the one that was begun has been sent. */
export function ReplySection({ id, list, record, choosing, opener, onClose }: ReplySectionProps) {
  const { begun, begin, keep } = useReply({ table: list.table, recordId: record.id });
  const offer = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useRef(false);

  useEffect(() => {
    if (!begun || !chosen.current) return;
    chosen.current = false;
    heading.current?.focus();
  }, [begun]);

  function choose(name: ReplyName) {
    chosen.current = true;
    begin(name);
    onClose();
  }

  function done() {
    if (offer.current?.contains(document.activeElement)) opener.current?.focus();
    keep(undefined);
  }

  return (
    <>
      <ReplyChoice
        id={id}
        open={choosing}
        list={list}
        record={record}
        onChoose={choose}
        onClose={() => {
          onClose();
          opener.current?.focus();
        }}
      />
      <div ref={offer}>
        {begun && (
          <ReplyOffer
            key={begun.noteId}
            list={list}
            record={record}
            reply={begun}
            heading={heading}
            onNoted={() => keep({ ...begun, noted: true })}
            onDone={done}
          />
        )}
      </div>
    </>
  );
}

import { useRef } from 'react';
import { adminAnswers } from '@/content/en/admin-answers';
import { entriesOf, useTimeline } from '../replies/timeline-query';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated, unturned } from '../ui/direction';
import { dateOf, exactTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { proposal: texts } = adminAnswers;

interface AcceptedProposalProps {
  list: RecordList;
  record: StaffRecord;
  onWon: () => void;
}

/** Offers Won once the sender has accepted on the status page, which sets nothing by itself. */
export function AcceptedProposal({ list, record, onWon }: AcceptedProposalProps) {
  const { data } = useTimeline({ table: list.table, recordId: record.id });
  const received = entriesOf(data?.rows, 'received');
  const accepted = received.find(({ proposal_answer }) => proposal_answer === 'accepted');
  const sentence = useRef<HTMLParagraphElement>(null);
  if (!accepted) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-2 wrap-anywhere">
      <p ref={sentence} tabIndex={-1}>
        {texts.acceptedBy(
          isolated(unturned(accepted.from_name ?? '')),
          exactTime(dateOf(accepted.created_at)),
        )}
      </p>
      {!record['outcome'] && (
        <ToolButton
          onClick={() => {
            // The button goes.
            sentence.current?.focus();
            onWon();
          }}
        >
          {texts.setWon}
        </ToolButton>
      )}
    </div>
  );
}

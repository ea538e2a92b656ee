import { CalendarClock, UserRound } from 'lucide-react';
import { useState } from 'react';
import { adminOwner as texts } from '@/content/en/admin-owner';
import { FollowUpMenu } from '../changes/follow-up-menu';
import { OwnerMenu } from '../changes/owner-menu';
import { useOpenRecordShortcut } from '../ui/open-record';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isDue } from '../records/waiting';
import { ownerName, useColleagues } from '../ui/colleagues';
import { useCompanyToday } from '../ui/mail-state';
import { weekdayText } from '../ui/timestamps';

interface OwnerSectionProps {
  list: RecordList;
  record: StaffRecord;
}

/** Who looks after the record, and when they want to come back to it. */
export function OwnerSection({ list, record }: OwnerSectionProps) {
  const { colleagues } = useColleagues();
  const assignment = useUpdateRecords(list.table);
  const followUp = useUpdateRecords(list.table);
  const today = useCompanyToday();
  const [open, setOpen] = useState<'owner' | 'followUp'>();
  useOpenRecordShortcut('a', () => setOpen('owner'));
  useOpenRecordShortcut('f', () => setOpen('followUp'));
  const owner = textOf(record['owner_id']);
  const day = textOf(record['follow_up_on']);
  const note = textOf(record['follow_up_note']);

  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-1.5">
        <OwnerMenu
          table={list.table}
          owner={owner}
          shortcut="a"
          open={open === 'owner'}
          onOpenChange={(is) => setOpen(is ? 'owner' : undefined)}
          onChoose={(owner_id) => assignment.mutate({ records: [record], set: { owner_id } })}
          label={
            <>
              <UserRound aria-hidden className="size-4" strokeWidth={1.75} />
              <bdi>{texts.ownerIs(ownerName(owner, colleagues))}</bdi>
            </>
          }
        />
        <FollowUpMenu
          table={list.table}
          records={[record]}
          shortcut="f"
          open={open === 'followUp'}
          onOpenChange={(is) => setOpen(is ? 'followUp' : undefined)}
          onSet={followUp.mutate}
          label={
            <>
              <CalendarClock aria-hidden className="size-4" strokeWidth={1.75} />
              {day ? texts.followUpIs(weekdayText(day)) : texts.followUpOn}
              {isDue(list, record, today) && <span className="text-warning">({texts.due})</span>}
            </>
          }
        />
      </div>
      {note && (
        <p dir="auto" className="mt-1 wrap-anywhere">
          {note}
        </p>
      )}
      <UpdateOutcome list={list} change={assignment} />
      <UpdateOutcome list={list} change={followUp} />
    </div>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

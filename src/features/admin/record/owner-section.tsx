import { CalendarClock, UserRound } from 'lucide-react';
import { useState } from 'react';
import { adminOwner as texts } from '@/content/en/admin-owner';
import { FollowUpMenu } from '../changes/follow-up-menu';
import { OwnerMenu } from '../changes/owner-menu';
import { useOpenRecordShortcut } from '../list/record-shortcuts';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isDue } from '../records/waiting';
import { ownerName, useColleagues } from '../ui/colleagues';
import { dayFromNow, dayText } from '../ui/timestamps';

interface OwnerSectionProps {
  list: RecordList;
  record: StaffRecord;
}

/** Who looks after the record, and when they want to come back to it. */
export function OwnerSection({ list, record }: OwnerSectionProps) {
  const { colleagues } = useColleagues();
  const assignment = useUpdateRecords(list.table);
  const followUp = useUpdateRecords(list.table);
  const [isOpen, setOpen] = useState(false);
  useOpenRecordShortcut('a', () => setOpen(true));
  const owner = textOf(record['owner_id']);
  const day = textOf(record['follow_up_on']);

  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-1.5">
        <OwnerMenu
          table={list.table}
          owner={owner}
          shortcut="a"
          open={isOpen}
          onOpenChange={setOpen}
          onChoose={(owner_id) => assignment.mutate({ records: [record], set: { owner_id } })}
          label={
            <>
              <UserRound aria-hidden className="size-4" strokeWidth={1.75} />
              <bdi>{texts.ownerIs(ownerName(owner, colleagues))}</bdi>
            </>
          }
        />
        <FollowUpMenu
          day={day}
          onChoose={(follow_up_on) => followUp.mutate({ records: [record], set: { follow_up_on } })}
          label={
            <>
              <CalendarClock aria-hidden className="size-4" strokeWidth={1.75} />
              {day ? texts.followUpIs(dayText(day)) : texts.followUpOn}
              {isDue(list, record, dayFromNow(0)) && (
                <span className="text-warning">({texts.due})</span>
              )}
            </>
          }
        />
      </div>
      <UpdateOutcome list={list} change={assignment} />
      <UpdateOutcome list={list} change={followUp} />
    </div>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

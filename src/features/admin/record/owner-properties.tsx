import { useState } from 'react';
import { adminOwner as texts } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import { Property, PropertyText, quietControls } from './property';
import { FollowUpMenu } from '../changes/follow-up-menu';
import { OwnerMenu } from '../changes/owner-menu';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import { useOpenRecordShortcut } from '../list/record-shortcuts';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isDue } from '../records/waiting';
import { ownerName, useColleagues } from '../ui/colleagues';
import { useCompanyToday } from '../ui/mail-state';
import { weekdayText } from '../ui/timestamps';

interface OwnerPropertyProps {
  list: RecordList;
  record: StaffRecord;
}

/** Who looks after a record. */
export function OwnerProperty({ list, record }: OwnerPropertyProps) {
  const { colleagues } = useColleagues();
  const change = useUpdateRecords(list.table);
  const [isOpen, setOpen] = useState(false);
  useOpenRecordShortcut('a', () => setOpen(true));
  const owner = textOf(record['owner_id']);
  return (
    <Property label={texts.owner}>
      <div className={quietControls}>
        <OwnerMenu
          table={list.table}
          owner={owner}
          shortcut="a"
          open={isOpen}
          onOpenChange={setOpen}
          onChoose={(owner_id) => change.mutate({ records: [record], set: { owner_id } })}
          label={
            <>
              <span className="sr-only">{texts.ownerIs('')}</span>
              <bdi className={cx(!owner && 'text-quiet')}>{ownerName(owner, colleagues)}</bdi>
            </>
          }
        />
      </div>
      <UpdateOutcome list={list} change={change} />
    </Property>
  );
}

/** When somebody wants to come back to a record, and why. */
export function FollowUpProperty({ list, record }: OwnerPropertyProps) {
  const change = useUpdateRecords(list.table);
  const today = useCompanyToday();
  const [isOpen, setOpen] = useState(false);
  useOpenRecordShortcut('f', () => setOpen(true));
  const day = textOf(record['follow_up_on']);
  const note = textOf(record['follow_up_note']);
  return (
    <Property label={texts.followUpOn}>
      <div className={quietControls}>
        <FollowUpMenu
          table={list.table}
          records={[record]}
          shortcut="f"
          open={isOpen}
          onOpenChange={setOpen}
          onSet={change.mutate}
          label={
            <>
              <span className="sr-only">{texts.followUpIs('')}</span>
              <span className={cx(!day && 'text-quiet')}>
                {day ? weekdayText(day) : texts.noDay}
              </span>
              {isDue(list, record, today) && <span className="text-warning">({texts.due})</span>}
            </>
          }
        />
      </div>
      {note && (
        <PropertyText>
          <span dir="auto">{note}</span>
        </PropertyText>
      )}
      <UpdateOutcome list={list} change={change} />
    </Property>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

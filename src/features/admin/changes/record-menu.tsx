import {
  CalendarClock,
  EllipsisVertical,
  Mail,
  ShieldAlert,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminOwner } from '@/content/en/admin-owner';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSpam } from '@/content/en/admin-spam';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { Menu, MenuAction, MenuLine } from '../ui/menu';
import { FollowUpMenu } from './follow-up-menu';
import { OwnerMenu } from './owner-menu';
import type { RecordUpdate } from './use-update-records';

interface RecordMenuProps {
  list: RecordList;
  record: StaffRecord;
  label: string;
  change: RecordUpdate;
  /** The row has buttons of the named statuses. */
  hasButtons: boolean;
}

/** What else can be done with a row: an owner, a follow-up, a reply, the statuses without a button, spam. */
export function RecordMenu({ list, record, label, change, hasButtons }: RecordMenuProps) {
  const [shown, setShown] = useState<'all' | 'owner' | 'follow-up'>('all');
  const [open, setOpen] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSpam = record['spam_suspected'] === true;
  const statuses = hasButtons
    ? list.statuses.filter(({ name }) => list.actions.every(({ status }) => status !== name))
    : list.statuses;

  const button = {
    label: <EllipsisVertical aria-hidden className="size-5" strokeWidth={1.75} />,
    name: label,
    align: 'end',
    className:
      'min-w-11 text-quiet hover:text-ink aria-expanded:text-link md:min-w-8 md:min-h-8! pointer-coarse:min-w-11',
    open,
    onOpenChange: (is: boolean) => {
      setOpen(is);
      if (is) setShown('all');
    },
  } as const;

  /** Another menu takes the place of this one. */
  function show(event: Event, other: 'owner' | 'follow-up') {
    event.preventDefault();
    setShown(other);
  }

  if (shown === 'owner') {
    return (
      <OwnerMenu
        {...button}
        table={list.table}
        owner={record['owner_id'] ? String(record['owner_id']) : null}
        onChoose={(owner_id) => change.mutate({ records: [record], set: { owner_id } })}
      />
    );
  }
  if (shown === 'follow-up') {
    return (
      <FollowUpMenu
        {...button}
        isOver
        table={list.table}
        records={[record]}
        onSet={change.mutate}
      />
    );
  }
  const reply = () =>
    void navigate(`${list.path}/${record.id}${search}`, { state: { shortcut: 'r' } });
  return (
    <Menu {...button}>
      {!isSpam && (
        <>
          <MenuAction icon={Mail} onSelect={reply}>
            {adminReplies.reply}
          </MenuAction>
          <MenuAction icon={UserRound} onSelect={(event) => show(event, 'owner')}>
            {adminOwner.assignSelected}
          </MenuAction>
          <MenuAction icon={CalendarClock} onSelect={(event) => show(event, 'follow-up')}>
            {adminOwner.followUpOn}
          </MenuAction>
          <MenuLine />
        </>
      )}
      {statuses.map(({ name }) => {
        const { label: status, icon } = statusBadge(list, name);
        return (
          <MenuAction
            key={name}
            icon={icon}
            disabled={(record.status || 'new') === name}
            onSelect={() => change.mutate({ records: [record], set: { status: name } })}
          >
            {status}
          </MenuAction>
        );
      })}
      <MenuLine />
      <MenuAction
        icon={isSpam ? ShieldCheck : ShieldAlert}
        onSelect={() => change.mutate({ records: [record], set: { spam_suspected: !isSpam } })}
      >
        {isSpam ? adminSpam.clear : adminSpam.mark}
      </MenuAction>
    </Menu>
  );
}

import {
  CalendarClock,
  ChevronDown,
  CircleX,
  Flag,
  ShieldAlert,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminOwner } from '@/content/en/admin-owner';
import { adminSpam } from '@/content/en/admin-spam';
import type { RecordList, StaffRecord } from '../records/record-list';
import { Menu, MenuAction, MenuItem, MenuLine, SubMenu } from '../ui/menu';
import { choiceOf, columnsOfOutcome, outcomes } from '../ui/outcome';
import { FollowUpMenu } from './follow-up-menu';
import type { Values } from './staff-fields';

const { rejection } = adminHiring;

interface SelectionMenuProps {
  list: RecordList;
  records: readonly StaffRecord[];
  /** They are neither spam nor postings. */
  isLive: boolean;
  onSet: (change: { records: readonly StaffRecord[]; set: Values }) => void;
  children: ReactNode;
}

/** What else can be done with the selected records. */
export function SelectionMenu({ list, records, isLive, onSet, children }: SelectionMenuProps) {
  const [isFollowUp, setFollowUp] = useState(false);
  const [open, setOpen] = useState(false);
  const status = list.replies.decline ?? null;
  const rejected = records.filter((record) => record.status === status);
  const button = {
    label: (
      <>
        {adminLists.selection.more}
        <ChevronDown aria-hidden className="size-4 max-md:hidden" strokeWidth={1.75} />
      </>
    ),
    open,
    onOpenChange: (is: boolean) => {
      setOpen(is);
      if (is) setFollowUp(false);
    },
  };
  if (isFollowUp) {
    return <FollowUpMenu {...button} table={list.table} records={records} onSet={onSet} />;
  }
  return (
    <Menu {...button}>
      {isLive && (
        <>
          <MenuAction
            icon={CalendarClock}
            onSelect={(event) => {
              event.preventDefault();
              setFollowUp(true);
            }}
          >
            {adminOwner.followUpSelected}
          </MenuAction>
          {list.decisions && rejected.length > 0 && (
            <Choices
              icon={CircleX}
              label={rejection.setFor}
              options={[...Object.entries(rejection.reasons), ['', rejection.none]]}
              isChosen={(reason) =>
                rejected.every((record) => (record['rejection_reason'] ?? '') === reason)
              }
              onChoose={(reason) =>
                onSet({ records: rejected, set: { status, rejection_reason: reason || null } })
              }
            />
          )}
          {list.leads && (
            <Choices
              icon={Flag}
              label={adminOutcome.setFor}
              options={[...outcomes, ['', adminOutcome.none]]}
              isChosen={(outcome) => records.every((record) => choiceOf(record) === outcome)}
              onChoose={(outcome) => {
                // Those that have it keep their day and amount.
                const others = records.filter((record) => choiceOf(record) !== outcome);
                if (others.length > 0) onSet({ records: others, set: columnsOfOutcome(outcome) });
              }}
            />
          )}
          <MenuAction
            icon={ShieldAlert}
            onSelect={() => onSet({ records, set: { spam_suspected: true } })}
          >
            {adminSpam.mark}
          </MenuAction>
          <MenuLine />
        </>
      )}
      {children}
    </Menu>
  );
}

interface ChoicesProps {
  icon: LucideIcon;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  /** Those that every selected record has. */
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
}

function Choices({ icon, label, options, isChosen, onChoose }: ChoicesProps) {
  return (
    <SubMenu icon={icon} label={label}>
      {options.map(([value, text]) => (
        <MenuItem key={value} checked={isChosen(value)} onSelect={() => onChoose(value)}>
          {text}
        </MenuItem>
      ))}
    </SubMenu>
  );
}

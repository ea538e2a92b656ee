import { useEffect, useRef, useState } from 'react';
import { adminOwner as texts } from '@/content/en/admin-owner';
import type { RecordTable } from '../records/record-list';
import {
  awayText,
  colleaguesFor,
  ownerName,
  useColleagues,
  type Colleague,
} from '../ui/colleagues';
import { Menu, MenuItem, type MenuButton } from '../ui/menu';
import { useStaffUser } from '../ui/staff-user';
import { AwayQuestion } from './away-question';

interface OwnerMenuProps extends MenuButton {
  table: RecordTable;
  /** The current owner; undefined for several records. */
  owner?: string | null;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onChoose: (owner: string | null) => void;
}

/** Offers oneself, then the colleagues whose role includes the records, then nobody. Asks before somebody who is away is chosen. */
export function OwnerMenu({ table, owner, open, onOpenChange, onChoose, ...menu }: OwnerMenuProps) {
  const me = useStaffUser().id;
  const { colleagues } = useColleagues();
  const [asked, setAsked] = useState<Colleague>();
  const isAsking = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const others = colleaguesFor(table, me, colleagues);

  useEffect(() => {
    const { current: opener } = button;
    if (asked) return () => opener?.focus();
    return undefined;
  }, [asked]);

  function choose(id: string | null) {
    const away = others.find((one) => one.id === id && one.away_until);
    if (id === owner) return;
    if (!away) onChoose(id);
    isAsking.current = away !== undefined;
    setAsked(away);
  }

  function answer(id?: string) {
    isAsking.current = false;
    setAsked(undefined);
    onOpenChange?.(false);
    if (id && id !== owner) onChoose(id);
  }

  return (
    <>
      <Menu
        {...menu}
        {...(open !== undefined && { open: open && !asked })}
        button={button}
        // What opened the menu learns of the end once the question is answered.
        onOpenChange={(isOpen) => !isAsking.current && onOpenChange?.(isOpen)}
      >
        {[me, ...others.map(({ id }) => id), null].map((id) => (
          <MenuItem key={id} checked={id === owner} onSelect={() => choose(id)}>
            {id === me ? texts.me : <Name id={id} colleagues={colleagues} />}
          </MenuItem>
        ))}
        {!colleagues && (
          <MenuItem disabled onSelect={() => undefined}>
            {texts.loading}
          </MenuItem>
        )}
      </Menu>
      {asked && (
        <AwayQuestion table={table} chosen={asked} onAnswer={answer} onClose={() => answer()} />
      )}
    </>
  );
}

interface NameProps {
  id: string | null;
  colleagues: readonly Colleague[] | undefined;
}

function Name({ id, colleagues }: NameProps) {
  const away = awayText(colleagues?.find((one) => one.id === id));
  return (
    <>
      <bdi>{ownerName(id, colleagues)}</bdi>
      {away && <span className="block text-quiet"> {away}</span>}
    </>
  );
}

import { useState } from 'react';
import { adminOwner as texts } from '@/content/en/admin-owner';
import { normalizeLine } from '@/lib/normalize-text';
import { limits } from '@/lib/rules';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { choiceField } from '../ui/choice';
import { useCompanyToday } from '../ui/mail-state';
import { Menu, MenuItem, type MenuButton } from '../ui/menu';
import { useEditing } from '../ui/shortcut';
import { dayAfter, isDay, weekdayText } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { offeredDays, workday } from './offered-days';
import { OwnerMenu } from './owner-menu';
import { pick, type Values } from './staff-fields';

interface FollowUpMenuProps extends MenuButton {
  table: RecordTable;
  records: readonly StaffRecord[];
  /** What follows the menu lies over what is around it. */
  isOver?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onSet: (change: { records: readonly StaffRecord[]; set: Values }) => void;
}

/**
 * Offers the days that are chosen most, any other one with a text, and none. Asks who is reminded if nobody owns
 * a record.
 */
export function FollowUpMenu(props: FollowUpMenuProps) {
  const { table, records, isOver = false, onSet, ...menu } = props;
  const today = useCompanyToday();
  const [step, setStep] = useState<'day' | 'done' | Values>();
  const [one, ...more] = records;
  const only = one && more.length === 0 ? one : undefined;
  const ownerless = records.filter((record) => !record['owner_id']);

  function choose(set: Values) {
    if (set['follow_up_on'] && ownerless.length > 0) {
      setStep(set);
      return;
    }
    if (step) setStep('done');
    const isSame = only && JSON.stringify(pick(only, Object.keys(set))) === JSON.stringify(set);
    if (!isSame) onSet({ records, set });
  }

  function remind(set: Values, owner_id: string | null) {
    setStep('done');
    const owned = records.filter((record) => !ownerless.includes(record));
    if (!owner_id) onSet({ records, set });
    else {
      if (owned.length > 0) onSet({ records: owned, set });
      onSet({ records: ownerless, set: { ...set, owner_id } });
    }
  }

  if (step === 'day') {
    const start = only ? pick(only, ['follow_up_on', 'follow_up_note']) : {};
    return (
      <div className={isOver ? over : 'contents'}>
        <DayForm today={today} start={start} onSet={choose} onCancel={() => setStep('done')} />
      </div>
    );
  }
  if (step && step !== 'done') {
    return (
      <div className={isOver ? over : 'contents'}>
        <OwnerMenu
          table={table}
          label={texts.whoIsReminded}
          open
          onOpenChange={() => setStep('done')}
          onChoose={(owner) => remind(step, owner)}
        />
      </div>
    );
  }
  const day = only && (only['follow_up_on'] ?? null);
  return (
    // What had the focus is gone.
    <Menu {...menu} takesFocus={step === 'done'}>
      {offeredDays(today).map(({ day: offered, name }) => (
        <MenuItem
          key={offered}
          checked={offered === day}
          onSelect={() => choose({ follow_up_on: offered })}
        >
          {name ? texts.named(name, weekdayText(offered)) : weekdayText(offered)}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => setStep('day')}>{texts.otherDay}</MenuItem>
      <MenuItem
        checked={day === null}
        onSelect={() => choose({ follow_up_on: null, follow_up_note: null })}
      >
        {texts.noDay}
      </MenuItem>
    </Menu>
  );
}

const over =
  'absolute end-0 top-0 z-20 w-max max-w-[calc(100vw-4rem)] rounded border border-line bg-sand p-1.5 shadow-lg';

interface DayFormProps {
  today: string;
  start: Values;
  onSet: (set: Values) => void;
  onCancel: () => void;
}

function DayForm({ today, start, onSet, onCancel }: DayFormProps) {
  const [day, setDay] = useState(String(start['follow_up_on'] ?? workday(dayAfter(today, 1))));
  const [note, setNote] = useState(String(start['follow_up_note'] ?? ''));
  useEditing();
  return (
    <form
      method="post"
      className="flex max-w-full min-w-0 flex-wrap items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        const follow_up_note = normalizeLine(note) || null;
        // Several records keep their own.
        const isKept = !follow_up_note && start['follow_up_on'] === undefined;
        if (isDay(day)) onSet({ follow_up_on: day, ...(!isKept && { follow_up_note }) });
      }}
    >
      <input
        type="date"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu that had the focus is gone
        autoFocus
        aria-label={texts.day}
        min={today}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        className={choiceField}
      />
      <input
        aria-label={texts.note}
        placeholder={texts.note}
        maxLength={limits.line[1]}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        className={`${choiceField} min-w-0 grow`}
      />
      <ToolButton type="submit">{texts.setDay}</ToolButton>
      <ToolButton variant="text" onClick={onCancel}>
        {texts.cancel}
      </ToolButton>
    </form>
  );
}

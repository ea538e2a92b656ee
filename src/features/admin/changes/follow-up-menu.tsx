import { useState, type ReactNode } from 'react';
import { adminOwner as texts } from '@/content/en/admin-owner';
import { choiceField } from '../ui/choice';
import { Menu, MenuItem } from '../ui/menu';
import { dayFromNow, dayText, isDay } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

interface FollowUpMenuProps {
  label: ReactNode;
  /** The current day; undefined for several records. */
  day?: string | null;
  onChoose: (day: string | null) => void;
}

/** Offers the days that are chosen most, any other one, and none. */
export function FollowUpMenu({ label, day, onChoose }: FollowUpMenuProps) {
  const [isTyping, setTyping] = useState<boolean>();

  function choose(next: string | null) {
    if (isTyping) setTyping(false);
    if (next !== day) onChoose(next);
  }

  if (isTyping) return <DayForm day={day} onSet={choose} onCancel={() => setTyping(false)} />;
  return (
    // The form that had the focus is gone.
    <Menu label={label} takesFocus={isTyping === false}>
      {texts.days.map(([plus, name]) => {
        const one = dayFromNow(plus);
        return (
          <MenuItem key={name} checked={one === day} onSelect={() => choose(one)}>
            {name} <span className="text-quiet">{dayText(one)}</span>
          </MenuItem>
        );
      })}
      <MenuItem onSelect={() => setTyping(true)}>{texts.otherDay}</MenuItem>
      <MenuItem checked={day === null} onSelect={() => choose(null)}>
        {texts.noDay}
      </MenuItem>
    </Menu>
  );
}

interface DayFormProps {
  day: string | null | undefined;
  onSet: (day: string) => void;
  onCancel: () => void;
}

function DayForm({ day, onSet, onCancel }: DayFormProps) {
  const [typed, setTyped] = useState(day ?? dayFromNow(1));
  return (
    <form
      method="post"
      className="flex flex-wrap items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay(typed)) onSet(typed);
      }}
    >
      <input
        type="date"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu that had the focus is gone
        autoFocus
        aria-label={texts.day}
        min={dayFromNow(0)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={choiceField}
      />
      <ToolButton type="submit">{texts.setDay}</ToolButton>
      <ToolButton variant="text" onClick={onCancel}>
        {texts.cancel}
      </ToolButton>
    </form>
  );
}

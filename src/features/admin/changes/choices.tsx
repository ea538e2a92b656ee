import { CalendarClock, CircleX, Flag, Star, UserRound, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminOwner } from '@/content/en/admin-owner';
import type { Decision } from '@/lib/form-row';
import type { StaffRecord } from '../records/record-kind';
import {
  awayText,
  colleaguesFor,
  shownName,
  useColleagues,
  type Colleague,
} from '../ui/colleagues';
import { useCompanyToday } from '../ui/mail-state';
import { MenuItem } from '../ui/menu';
import { choiceOf, columnsOfOutcome, outcomeOptions } from '../ui/outcome';
import { useStaffUser } from '../ui/staff-user';
import { weekdayText } from '../ui/timestamps';
import { FollowUpQuestion } from './follow-up-question';
import { offeredDays } from './offered-days';
import { pick, type Values } from './staff-fields';
import { includes } from './update-records';
import type { Deciding } from './use-update-records';

const { rating, rejection } = adminHiring;

export type Chosen = Exclude<Decision, 'status_changed' | 'duplicate_set'> | 'rejection';

/** The choices for one field. */
interface Choices {
  icon: LucideIcon;
  label: string;
  items: () => ReactNode;
}

interface Option {
  label: ReactNode;
  /** Marked as chosen if all records have them. */
  values?: Values;
  /** Missing while the choices are loading. */
  onChoose?: () => void;
}

/** The items of menus in which staff decide about records, and the question that some of them ask. */
export function useChoices({ kind, records, onSet }: Deciding) {
  const me = useStaffUser().id;
  const { colleagues } = useColleagues();
  const today = useCompanyToday();
  const [isAsking, setAsking] = useState(false);
  const { decline: declined = null } = kind.statusByReply;
  const rejected = records.filter(({ status }) => status === declined);

  /** Changes only records that have other values. */
  function set(values: Values, of = records) {
    const changing = of.filter((record) => !includes(record, values));
    if (changing.length > 0) onSet({ records: changing, set: values });
  }

  /** Assigns records without an owner to the user, who gets the reminder. */
  function followUp(values: Values) {
    const isOwned = records.every((record) => record['owner_id'] !== null);
    if (isOwned) return set(values);
    const ownerOf = (record: StaffRecord) => record['owner_id'] ?? me;
    const each = new Map(records.map((one) => [one.id, { ...values, owner_id: ownerOf(one) }]));
    const changing = records.filter((one) => !includes(one, each.get(one.id) ?? values));
    onSet({ records: changing, set: { ...values, owner_id: me }, each });
  }

  const setting = (label: ReactNode, values: Values, of = records): Option => ({
    label,
    values,
    onChoose: () => set(values, of),
  });
  const menu = (icon: LucideIcon, label: string, options: () => readonly Option[]): Choices => ({
    icon,
    label,
    items: () =>
      options().map(({ label: words, values, onChoose }, index) => (
        <MenuItem
          key={index}
          checked={values !== undefined && records.every((record) => includes(record, values))}
          disabled={!onChoose}
          onSelect={() => onChoose?.()}
        >
          {words}
        </MenuItem>
      )),
  });

  const choices: Partial<Record<Chosen, Choices>> = {
    assigned: menu(UserRound, adminOwner.assignSelected, () => [
      setting(adminOwner.me, { owner_id: me }),
      ...colleaguesFor(kind.table, me, colleagues).map((one) =>
        setting(<Name colleague={one} />, { owner_id: one.id }),
      ),
      setting(adminOwner.nobody, { owner_id: null }),
      ...(colleagues ? [] : [{ label: adminOwner.loading }]),
    ]),
    follow_up_set: menu(CalendarClock, adminOwner.followUpOn, () => [
      ...offeredDays(today).map(({ day, name }) => ({
        label: name ? adminOwner.named(name, weekdayText(day)) : weekdayText(day),
        values: { follow_up_on: day },
        onChoose: () => followUp({ follow_up_on: day }),
      })),
      // A menu gives the focus back before a question takes it.
      { label: adminOwner.otherDay, onChoose: () => setTimeout(() => setAsking(true)) },
      setting(adminOwner.noDay, { follow_up_on: null, follow_up_note: null }),
    ]),
    ...(kind.leadPosition && {
      outcome_set: menu(Flag, adminOutcome.setFor, () =>
        [...outcomeOptions, ['', adminOutcome.none] as const].map(([choice, label]) => ({
          label,
          values: pick(columnsOfOutcome(choice), ['outcome', 'lost_reason']),
          // Those that have it keep their day and amount.
          onChoose: () =>
            set(
              columnsOfOutcome(choice),
              records.filter((record) => choiceOf(record) !== choice),
            ),
        })),
      ),
    }),
    ...(kind.awaitsDecision && {
      rated: menu(Star, rating.setFor, () => [
        ...Object.entries(rating.values).map(([stars, label]) =>
          setting(label, { rating: Number(stars) }),
        ),
        setting(rating.none, { rating: null }),
      ]),
    }),
    ...(kind.awaitsDecision &&
      rejected.length > 0 && {
        rejection: menu(CircleX, rejection.setFor, () =>
          [...Object.entries(rejection.reasons), [null, rejection.none] as const].map(
            ([rejection_reason, label]) =>
              setting(label, { status: declined, rejection_reason }, rejected),
          ),
        ),
      }),
  };

  const question = isAsking && (
    <FollowUpQuestion records={records} onSet={followUp} onClose={() => setAsking(false)} />
  );
  return { choices, question };
}

function Name({ colleague }: { colleague: Colleague }) {
  const away = awayText(colleague);
  return (
    <>
      <bdi>{shownName(colleague)}</bdi>
      {away && <span className="block text-quiet"> {away}</span>}
    </>
  );
}

import { CalendarClock, CircleX, Flag, Star, UserRound, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminOwner } from '@/content/en/admin-owner';
import type { Decision } from '@/lib/form-row';
import type { StaffRecord, Value } from '../records/record-list';
import {
  awayText,
  colleaguesFor,
  ownerName,
  useColleagues,
  type Colleague,
} from '../ui/colleagues';
import { useCompanyToday } from '../ui/mail-state';
import { MenuItem } from '../ui/menu';
import { choiceOf, columnsOfOutcome, outcomes } from '../ui/outcome';
import { useStaffUser } from '../ui/staff-user';
import { weekdayText } from '../ui/timestamps';
import { FollowUpQuestion } from './follow-up-question';
import { offeredDays } from './offered-days';
import { pick, type Values } from './staff-fields';
import { includes } from './update-records';
import type { Deciding } from './use-update-records';

const { rating, rejection } = adminHiring;

/** What can be chosen of one thing. */
interface Choices {
  icon: LucideIcon;
  label: string;
  items: () => ReactNode;
}

export type Chosen = Exclude<Decision, 'status_changed' | 'duplicate_set'> | 'rejection';

/** The items of menus in which staff decide about records, and the question that some of them ask. */
export function useChoices({ list, records, onSet }: Deciding) {
  const me = useStaffUser().id;
  const { colleagues } = useColleagues();
  const today = useCompanyToday();
  const [isAsking, setAsking] = useState(false);
  const others = colleaguesFor(list.table, me, colleagues);
  const rejected = records.filter(({ status }) => status === list.replies.decline);

  /** Leaves out those that have it. */
  function set(values: Values, of = records) {
    const changing = of.filter((record) => !includes(record, values));
    if (changing.length > 0) onSet({ records: changing, set: values });
  }

  /** Whoever sets a day for a record that nobody owns is reminded of it. */
  function followUp(values: Values) {
    const isOwned = (record: StaffRecord) => !values['follow_up_on'] || record['owner_id'] !== null;
    set(values, records.filter(isOwned));
    set(
      { ...values, owner_id: me },
      records.filter((record) => !isOwned(record)),
    );
  }

  const choices: Partial<Record<Chosen, Choices>> = {
    assigned: {
      icon: UserRound,
      label: adminOwner.assignSelected,
      items: () => (
        <>
          {options(
            records,
            [me, ...others.map(({ id }) => id), null],
            (owner_id) => ({ owner_id }),
            (id) => (id === me ? adminOwner.me : <Name id={id} colleagues={colleagues} />),
            (owner_id) => set({ owner_id }),
          )}
          {!colleagues && (
            <MenuItem disabled onSelect={() => undefined}>
              {adminOwner.loading}
            </MenuItem>
          )}
        </>
      ),
    },
    follow_up_set: {
      icon: CalendarClock,
      label: adminOwner.followUpOn,
      items: () => (
        <>
          {options(
            records,
            offeredDays(today),
            ({ day }) => ({ follow_up_on: day }),
            ({ day, name }) => (name ? adminOwner.named(name, weekdayText(day)) : weekdayText(day)),
            ({ day }) => followUp({ follow_up_on: day }),
          )}
          {/* A menu gives the focus back before a question takes it. */}
          <MenuItem onSelect={() => setTimeout(() => setAsking(true))}>
            {adminOwner.otherDay}
          </MenuItem>
          {options(
            records,
            [null],
            () => ({ follow_up_on: null, follow_up_note: null }),
            () => adminOwner.noDay,
            () => followUp({ follow_up_on: null, follow_up_note: null }),
          )}
        </>
      ),
    },
    ...(list.leads && {
      outcome_set: {
        icon: Flag,
        label: adminOutcome.setFor,
        items: () =>
          options(
            records,
            [...outcomes, ['', adminOutcome.none] as const],
            ([choice]) => pick(columnsOfOutcome(choice), ['outcome', 'lost_reason']),
            ([, label]) => label,
            ([choice]) =>
              // Those that have it keep their day and amount.
              set(
                columnsOfOutcome(choice),
                records.filter((record) => choiceOf(record) !== choice),
              ),
          ),
      },
    }),
    ...(list.decisions && {
      rated: {
        icon: Star,
        label: rating.setFor,
        items: () =>
          options(
            records,
            [...Object.keys(rating.values).map(Number), null],
            (stars) => ({ rating: stars }),
            (stars) => (stars ? rating.values[stars as keyof typeof rating.values] : rating.none),
            (stars) => set({ rating: stars }),
          ),
      },
    }),
    ...(list.decisions &&
      rejected.length > 0 && {
        rejection: {
          icon: CircleX,
          label: rejection.setFor,
          items: () =>
            options(
              rejected,
              [...Object.keys(rejection.reasons), null],
              (reason) => ({ rejection_reason: reason }),
              (reason) =>
                reason
                  ? rejection.reasons[reason as keyof typeof rejection.reasons]
                  : rejection.none,
              (reason) =>
                set({ status: list.replies.decline ?? null, rejection_reason: reason }, rejected),
            ),
        },
      }),
  };

  const question = isAsking && (
    <FollowUpQuestion records={records} onSet={followUp} onClose={() => setAsking(false)} />
  );
  return { choices, question };
}

/** Those that all records have are marked. */
function options<Option>(
  records: readonly StaffRecord[],
  offered: readonly Option[],
  valuesOf: (option: Option) => Values,
  wordsOf: (option: Option) => ReactNode,
  onChoose: (option: Option) => void,
) {
  return offered.map((option) => {
    const values = valuesOf(option);
    return (
      <MenuItem
        key={Object.values<Value>(values).join()}
        checked={records.every((record) => includes(record, values))}
        onSelect={() => onChoose(option)}
      >
        {wordsOf(option)}
      </MenuItem>
    );
  });
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

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
import { MenuChoice } from '../ui/menu';
import { outcomeChoiceOf, columnsOfOutcome, outcomeOptions } from '../ui/outcome';
import { useStaffUser } from '../ui/staff-user';
import { weekdayText } from '../ui/timestamps';
import { FollowUpQuestion } from './follow-up-question';
import { offeredDays } from './offered-days';
import { pick, type RowValues } from './staff-fields';
import { hasValues } from './update-records';
import type { DecisionTarget } from './use-update-records';

const { rating, rejection } = adminHiring;

export type ChoiceName = Exclude<Decision, 'status_changed' | 'duplicate_set'> | 'rejection';

/** The choices for one field. */
interface Choices {
  icon: LucideIcon;
  label: string;
  items: () => ReactNode;
}

interface Option {
  label: ReactNode;
  /** Marked as chosen if all records have them. */
  values?: RowValues;
  /** Missing while the choices are loading. */
  onChoose?: () => void;
}

/** The items of menus in which staff decide about records, and the question that some of them ask. */
export function useChoices({ kind, records, onSet }: DecisionTarget) {
  const me = useStaffUser().id;
  const { colleagues } = useColleagues();
  const today = useCompanyToday();
  const [isAsking, setAsking] = useState(false);
  const { decline: declinedStatus = null } = kind.statusByReply;
  const rejectedRecords = records.filter(({ status }) => status === declinedStatus);

  /** Changes only records that have other values. */
  function set(values: RowValues, candidates = records) {
    const changing = candidates.filter((record) => !hasValues(record, values));
    if (changing.length > 0) onSet({ records: changing, set: values });
  }

  /** Assigns records without an owner to the user, who gets the reminder. */
  function followUp(values: RowValues) {
    if (records.every((record) => record['owner_id'] !== null)) return set(values);
    const ownedBy = ({ owner_id }: StaffRecord) => ({ ...values, owner_id: owner_id ?? me });
    const valuesById = new Map(records.map((one) => [one.id, ownedBy(one)]));
    const changing = records.filter((one) => !hasValues(one, valuesById.get(one.id) ?? values));
    onSet({ records: changing, set: { ...values, owner_id: me }, valuesById });
  }

  const optionOf = (label: ReactNode, values: RowValues, candidates = records): Option => ({
    label,
    values,
    onChoose: () => set(values, candidates),
  });
  const menuOf = (icon: LucideIcon, label: string, options: () => readonly Option[]): Choices => ({
    icon,
    label,
    items: () =>
      options().map(({ label: words, values, onChoose }, index) => (
        <MenuChoice
          key={index}
          checked={values !== undefined && records.every((record) => hasValues(record, values))}
          disabled={!onChoose}
          onSelect={() => onChoose?.()}
        >
          {words}
        </MenuChoice>
      )),
  });

  const choices: Partial<Record<ChoiceName, Choices>> = {
    assigned: menuOf(UserRound, adminOwner.assignSelected, () => [
      optionOf(adminOwner.me, { owner_id: me }),
      ...colleaguesFor(kind.table, me, colleagues).map((one) =>
        optionOf(<ColleagueName colleague={one} />, { owner_id: one.id }),
      ),
      optionOf(adminOwner.nobody, { owner_id: null }),
      ...(colleagues ? [] : [{ label: adminOwner.loading }]),
    ]),
    follow_up_set: menuOf(CalendarClock, adminOwner.followUpOn, () => [
      ...offeredDays(today).map(({ day, name }) => ({
        label: name ? adminOwner.named(name, weekdayText(day)) : weekdayText(day),
        values: { follow_up_on: day },
        onChoose: () => followUp({ follow_up_on: day }),
      })),
      // A menu gives the focus back before a question takes it.
      { label: adminOwner.otherDay, onChoose: () => setTimeout(() => setAsking(true)) },
      optionOf(adminOwner.noDay, { follow_up_on: null, follow_up_note: null }),
    ]),
    ...(kind.leadPosition && {
      outcome_set: menuOf(Flag, adminOutcome.setFor, () =>
        [...outcomeOptions, ['', adminOutcome.none] as const].map(([choice, label]) => ({
          label,
          values: pick(columnsOfOutcome(choice), ['outcome', 'lost_reason']),
          // Those that have it keep their day and amount.
          onChoose: () =>
            set(
              columnsOfOutcome(choice),
              records.filter((record) => outcomeChoiceOf(record) !== choice),
            ),
        })),
      ),
    }),
    ...(kind.awaitsDecision && {
      rated: menuOf(Star, rating.setFor, () => [
        ...Object.entries(rating.values).map(([stars, label]) =>
          optionOf(label, { rating: Number(stars) }),
        ),
        optionOf(rating.none, { rating: null }),
      ]),
    }),
    ...(kind.awaitsDecision &&
      rejectedRecords.length > 0 && {
        rejection: menuOf(CircleX, rejection.setFor, () =>
          [...Object.entries(rejection.reasons), [null, rejection.none] as const].map(
            ([rejection_reason, label]) =>
              optionOf(label, { status: declinedStatus, rejection_reason }, rejectedRecords),
          ),
        ),
      }),
  };

  const question = isAsking && (
    <FollowUpQuestion records={records} onSet={followUp} onClose={() => setAsking(false)} />
  );
  return { choices, question };
}

function ColleagueName({ colleague }: { colleague: Colleague }) {
  const away = awayText(colleague);
  return (
    <>
      <bdi>{shownName(colleague)}</bdi>
      {away && <span className="block text-quiet"> {away}</span>}
    </>
  );
}

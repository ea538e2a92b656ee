import { CalendarClock, CircleX, Flag, Star, UserRound, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminOwner } from '@/content/en/admin-owner';
import type { Decision } from '@/lib/form-row';
import { FollowUpQuestion } from './follow-up-question';
import { offeredDays } from './offered-days';
import { pick, type RowValues } from './staff-fields';
import { hasValues } from './update-records';
import type { DecisionTarget } from './use-update-records';
import type { StaffRecord } from '../records/record-kind';
import {
  awayText,
  colleaguesFor,
  shownName,
  useColleagues,
  type Colleague,
} from '../ui/colleagues';
import { afterFocusReturn } from '../ui/focus-return';
import { useCompanyToday } from '../ui/mail-state';
import { MenuChoice } from '../ui/menu';
import { columnsOfOutcome, outcomeChoiceOf, outcomeChoices } from '../ui/outcome';
import { useStaffUser } from '../ui/staff-user';
import { weekdayText } from '../ui/timestamps';

const { rating, rejection } = adminHiring;

export type ChoiceName = Exclude<Decision, 'status_changed' | 'duplicate_set'> | 'rejection';

interface Option {
  label: ReactNode;
  /** The option is marked as chosen if all records have these values. */
  values?: RowValues;
  /** Missing while the choices are loading. */
  onChoose?: () => void;
}

/** The items of menus in which staff decide about records, and the question that some of them ask. */
export function useChoices(target: DecisionTarget) {
  const { kind, records } = target;
  const ownId = useStaffUser().id;
  const { colleagues } = useColleagues();
  const today = useCompanyToday();
  const [isAsking, setAsking] = useState(false);
  const setFollowUp = (values: RowValues) => setWithOwner(target, values, ownId);
  const rejected = rejectedAmong(target);

  const createChoice = (icon: LucideIcon, label: string, options: () => readonly Option[]) => ({
    icon,
    label,
    items: () => renderOptions(records, options()),
  });
  const choices: Partial<Record<ChoiceName, ReturnType<typeof createChoice>>> = {
    assigned: createChoice(UserRound, adminOwner.assignSelected, () =>
      ownerOptions(target, ownId, colleagues),
    ),
    follow_up_set: createChoice(CalendarClock, adminOwner.followUpOn, () => [
      ...dayOptions(today, setFollowUp),
      { label: adminOwner.otherDay, onChoose: () => afterFocusReturn(() => setAsking(true)) },
      optionOf(target, adminOwner.noDay, { follow_up_on: null, follow_up_note: null }),
    ]),
    ...(kind.leadPosition && {
      outcome_set: createChoice(Flag, adminOutcome.setFor, () => outcomeOptions(target)),
    }),
    ...(kind.awaitsDecision && {
      rated: createChoice(Star, rating.setFor, () => ratingOptions(target)),
    }),
    ...(kind.awaitsDecision &&
      rejected.records.length > 0 && {
        rejection: createChoice(CircleX, rejection.setFor, () => reasonOptions(rejected)),
      }),
  };

  const question = isAsking && (
    <FollowUpQuestion records={records} onSet={setFollowUp} onClose={() => setAsking(false)} />
  );
  return { choices, question };
}

const renderOptions = (records: readonly StaffRecord[], options: readonly Option[]) =>
  options.map(({ label, values, onChoose }, index) => (
    <MenuChoice
      key={index}
      checked={values !== undefined && records.every((record) => hasValues(record, values))}
      disabled={!onChoose}
      onSelect={() => onChoose?.()}
    >
      {label}
    </MenuChoice>
  ));

const optionOf = (target: DecisionTarget, label: ReactNode, values: RowValues): Option => ({
  label,
  values,
  onChoose: () => setChanged(target, values),
});

function setChanged({ records, onSet }: DecisionTarget, values: RowValues) {
  const changing = records.filter((record) => !hasValues(record, values));
  if (changing.length > 0) onSet({ records: changing, set: values });
}

/** Sets a follow-up, and assigns records without an owner to the user, who gets the reminder. */
function setWithOwner(target: DecisionTarget, values: RowValues, ownId: string) {
  const { records, onSet } = target;
  if (records.every((record) => record['owner_id'] !== null)) return setChanged(target, values);
  const ownedBy = ({ owner_id }: StaffRecord) => ({ ...values, owner_id: owner_id ?? ownId });
  const valuesById = new Map(records.map((record) => [record.id, ownedBy(record)]));
  const changing = records.filter((record) => !hasValues(record, ownedBy(record)));
  onSet({ records: changing, set: { ...values, owner_id: ownId }, valuesById });
}

const ownerOptions = (
  target: DecisionTarget,
  ownId: string,
  colleagues: readonly Colleague[] | undefined,
): Option[] => [
  optionOf(target, adminOwner.me, { owner_id: ownId }),
  ...colleaguesFor(target.kind.table, ownId, colleagues).map((colleague) =>
    optionOf(target, <ColleagueName colleague={colleague} />, { owner_id: colleague.id }),
  ),
  optionOf(target, adminOwner.nobody, { owner_id: null }),
  ...(colleagues ? [] : [{ label: adminOwner.loading }]),
];

function ColleagueName({ colleague }: { colleague: Colleague }) {
  const away = awayText(colleague);
  return (
    <>
      <bdi>{shownName(colleague)}</bdi>
      {away && <span className="block text-quiet"> {away}</span>}
    </>
  );
}

const dayOptions = (today: string, setFollowUp: (values: RowValues) => void): Option[] =>
  offeredDays(today).map(({ day, name }) => ({
    label: name ? adminOwner.named(name, weekdayText(day)) : weekdayText(day),
    values: { follow_up_on: day },
    onChoose: () => setFollowUp({ follow_up_on: day }),
  }));

const outcomeOptions = (target: DecisionTarget): Option[] =>
  [...outcomeChoices, ['', adminOutcome.none] as const].map(([choice, label]) => {
    const values = columnsOfOutcome(choice);
    // Records that have the outcome keep their day and amount.
    const records = target.records.filter((record) => outcomeChoiceOf(record) !== choice);
    return {
      label,
      values: pick(values, ['outcome', 'lost_reason']),
      onChoose: () => setChanged({ ...target, records }, values),
    };
  });

const ratingOptions = (target: DecisionTarget): Option[] => [
  ...Object.entries(rating.values).map(([stars, label]) =>
    optionOf(target, label, { rating: Number(stars) }),
  ),
  optionOf(target, rating.none, { rating: null }),
];

function rejectedAmong(target: DecisionTarget): DecisionTarget {
  const { decline: declinedStatus } = target.kind.statusByReply;
  return { ...target, records: target.records.filter(({ status }) => status === declinedStatus) };
}

const reasonOptions = (rejected: DecisionTarget): Option[] =>
  [...Object.entries(rejection.reasons), [null, rejection.none] as const].map(([reason, label]) =>
    optionOf(rejected, label, {
      status: rejected.kind.statusByReply.decline ?? null,
      rejection_reason: reason,
    }),
  );

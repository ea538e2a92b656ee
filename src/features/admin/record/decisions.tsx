import { Star } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminOwner } from '@/content/en/admin-owner';
import { decided, type Decision } from '@/lib/form-row';
import { cx } from '@/lib/cx';
import { OutcomeDetails } from './outcome-details';
import { Property, PropertyText, quietControls } from './property';
import { AcceptedProposal, Proposal } from './proposal';
import type { Shown } from './record-queries';
import { useChoices } from '../changes/choices';
import { pick, type Values } from '../changes/staff-fields';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import { statusBadge } from '../records/status-badge';
import { isDue } from '../records/waiting';
import { Choice } from '../ui/choice';
import { ownerName, useColleagues } from '../ui/colleagues';
import { Menu } from '../ui/menu';
import { useOpenRecordShortcut } from '../ui/open-record';
import { useCompanyToday } from '../ui/mail-state';
import { choiceOf, columnsOfOutcome, outcomeOf, outcomes } from '../ui/outcome';
import { weekdayText } from '../ui/timestamps';
import { toolButton } from '../ui/tool-button';

/** Changes a record, and says below what changed it why that failed. */
function useDecision({ list, record }: Shown) {
  const change = useUpdateRecords(list.table);
  return {
    ...useChoices({ list, records: [record], onSet: change.mutate }),
    decide: (set: Values) => change.mutate({ records: [record], set }),
    result: <UpdateOutcome list={list} change={change} />,
  };
}

interface StatusProps extends Shown {
  /** Shows the other statuses, where there is room for the present one alone. */
  onMore?: (() => void) | undefined;
}

function Status({ onMore, ...shown }: StatusProps) {
  const { list, record } = shown;
  const { decide, result } = useDecision(shown);
  const current = record.status || 'new';
  return (
    <Property label={admin.list.status}>
      <fieldset className="flex min-w-0 flex-wrap">
        <legend className="sr-only">{admin.list.status}</legend>
        {list.statuses.map(({ name: status }) => {
          const { label, icon: Icon } = statusBadge(list, status);
          const pressed = status === current;
          return (
            <button
              key={status}
              type="button"
              aria-pressed={pressed}
              onClick={() => (pressed ? onMore?.() : decide({ status }))}
              className={cx(
                toolButton,
                'px-2 pointer-fine:min-h-8!',
                pressed ? 'bg-sand text-link' : 'font-normal! text-quiet hover:text-link',
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={2} />
              {label}
            </button>
          );
        })}
      </fieldset>
      {result}
    </Property>
  );
}

/** Who looks after a record. */
function Owner(shown: Shown) {
  const { colleagues } = useColleagues();
  const { choices, question, result } = useDecision(shown);
  const [isOpen, setOpen] = useState(false);
  useOpenRecordShortcut('a', () => setOpen(true));
  const owner = textOf(shown.record['owner_id']);
  return (
    <Property label={adminOwner.owner}>
      <div className={quietControls}>
        <Menu
          shortcut="a"
          open={isOpen}
          onOpenChange={setOpen}
          label={
            <>
              <span className="sr-only">{adminOwner.ownerIs('')}</span>{' '}
              <bdi className={cx('max-w-36 truncate', !owner && 'text-quiet')}>
                {ownerName(owner, colleagues)}
              </bdi>
            </>
          }
        >
          {choices.assigned?.items}
        </Menu>
        {question}
      </div>
      {result}
    </Property>
  );
}

/** When somebody wants to come back to a record, and why. */
function FollowUp(shown: Shown) {
  const { list, record } = shown;
  const { choices, question, result } = useDecision(shown);
  const today = useCompanyToday();
  const [isOpen, setOpen] = useState(false);
  useOpenRecordShortcut('f', () => setOpen(true));
  const day = textOf(record['follow_up_on']);
  const note = textOf(record['follow_up_note']);
  return (
    <Property label={adminOwner.followUpOn} isMinor={!day && !isOpen}>
      <div className={quietControls}>
        <Menu
          shortcut="f"
          open={isOpen}
          onOpenChange={setOpen}
          label={
            <>
              <span className="sr-only">{adminOwner.followUpIs('')}</span>{' '}
              <span className={cx(!day && 'text-quiet')}>
                {day ? weekdayText(day) : adminOwner.noDay}
              </span>
              {isDue(list, record, today) && (
                <span className="text-warning">({adminOwner.due})</span>
              )}
            </>
          }
        >
          {choices.follow_up_set?.items}
        </Menu>
        {question}
      </div>
      {note && (
        <PropertyText>
          <span dir="auto">{note}</span>
        </PropertyText>
      )}
      {result}
    </Property>
  );
}

/** What became of a lead; it leaves the status as it is. */
function Outcome(shown: Shown) {
  const { list, record } = shown;
  const { decide, result } = useDecision(shown);
  const current = choiceOf(record);
  if (!list.leads) return null;
  return (
    <>
      {list.proposals && <Proposal {...shown} />}
      <Property label={adminOutcome.label}>
        <div className={quietControls}>
          <Choice
            label={adminOutcome.label}
            isActive={current !== ''}
            value={current}
            options={[['', adminOutcome.none], ...outcomes]}
            onChoose={(choice) => decide(columnsOfOutcome(choice))}
          />
        </div>
        {current && (
          <OutcomeDetails
            key={outcomeOf(record)}
            record={record}
            onSet={(details) => decide({ ...pick(record, decided.outcome_set), ...details })}
          />
        )}
        <AcceptedProposal {...shown} onWon={() => decide(columnsOfOutcome('won'))} />
        {result}
      </Property>
    </>
  );
}

const { rating, rejection } = adminHiring;

/** Why an application was rejected. The applicant never reads it. */
function Rejection(shown: Shown) {
  const { decide, result } = useDecision(shown);
  const { status, rejection_reason: reason } = shown.record;
  if (status !== shown.list.replies.decline) return null;
  return (
    <Property label={rejection.label}>
      <div className={quietControls}>
        <Choice
          label={rejection.label}
          isActive={Boolean(reason)}
          value={String(reason ?? '')}
          options={[['', rejection.none], ...Object.entries(rejection.reasons)]}
          onChoose={(chosen) => decide({ status, rejection_reason: chosen || null })}
        />
      </div>
      {result}
    </Property>
  );
}

/** How much an applicant convinces; the star that is set takes the rating back. Why they were rejected stands below. */
function Rating(shown: Shown) {
  const { decide, result } = useDecision(shown);
  if (!shown.list.decisions) return null;
  const current = Number(shown.record['rating'] ?? 0);
  return (
    <>
      <Property label={rating.label}>
        <fieldset className="flex min-w-0 flex-wrap px-1">
          <legend className="sr-only">{rating.label}</legend>
          {Object.entries(rating.values).map(([value, label]) => {
            const stars = Number(value);
            return (
              <button
                key={value}
                type="button"
                aria-label={label}
                title={label}
                aria-pressed={stars === current}
                onClick={() => decide({ rating: stars === current ? null : stars })}
                className={cx(
                  toolButton,
                  'min-w-11 md:min-w-7 hover:text-link pointer-fine:min-h-8! pointer-coarse:min-w-11',
                  stars <= current ? 'text-link' : 'text-quiet',
                )}
              >
                <Star
                  aria-hidden
                  className={cx('size-4.5', stars <= current && 'fill-current')}
                  strokeWidth={1.5}
                />
              </button>
            );
          })}
        </fieldset>
        {result}
      </Property>
      <Rejection {...shown} />
    </>
  );
}

/** What sets each decision; one without a control does not compile. A duplicate is closed beside the other record. */
const controls: Record<Exclude<Decision, 'duplicate_set'>, (shown: Shown) => ReactNode> = {
  status_changed: Status,
  assigned: Owner,
  follow_up_set: FollowUp,
  rated: Rating,
  outcome_set: Outcome,
};

const first: readonly string[] = ['status_changed', 'assigned', 'follow_up_set'];

interface DecisionsProps extends StatusProps {
  /** There is room for all; else for what is decided most. */
  isWhole: boolean;
}

export function Decisions({ isWhole, ...shown }: DecisionsProps) {
  return Object.entries(controls)
    .filter(([decision]) => isWhole || first.includes(decision))
    .map(([decision, Control]) => <Control key={decision} {...shown} />);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

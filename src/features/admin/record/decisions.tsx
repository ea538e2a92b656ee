import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminOwner } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import { decisions, type Decision } from '@/lib/form-row';
import { ChoiceProperty } from './choice-property';
import { OutcomeDetails } from './outcome-details';
import { Property, PropertyText } from './property';
import { AcceptedProposal, ProposalProperty } from './proposal-property';
import type { RecordProps } from './record-queries';
import { pick, type RowValues } from '../changes/staff-fields';
import { useUpdateRecords } from '../changes/use-update-records';
import { statusBadge, statusOf } from '../records/status-badge';
import { isDue } from '../records/record-state';
import { ownerName, useColleagues } from '../ui/colleagues';
import { fieldText } from '../ui/field-text';
import { useCompanyToday } from '../ui/mail-state';
import { outcomeChoiceOf, columnsOfOutcome, outcomeChoices } from '../ui/outcome';
import { weekdayText } from '../ui/timestamps';
import { toolButtonClasses } from '../ui/tool-button';

const { rating, rejection } = adminHiring;

interface DecisionsProps extends RecordProps {
  /** Shows all decisions; otherwise only those of `mainDecisions`. */
  isExpanded: boolean;
}

export function Decisions({ isExpanded, ...props }: DecisionsProps) {
  return Object.entries(controls)
    .filter(([decision]) => isExpanded || mainDecisions.includes(decision))
    .map(([decision, Control]) => <Control key={decision} {...props} />);
}

function Status(props: RecordProps) {
  const { kind, record } = props;
  const decide = useDecide(props);
  return (
    <Property label={admin.list.status}>
      <ButtonGroup label={admin.list.status}>
        {kind.statuses.map(({ name: status }) => {
          const { label, icon: Icon } = statusBadge(kind, status);
          const isPressed = status === statusOf(record);
          return (
            <button
              key={status}
              type="button"
              aria-pressed={isPressed}
              onClick={() => !isPressed && decide({ status })}
              className={cx(
                toolButtonClasses,
                'px-2 pointer-fine:min-h-8!',
                isPressed ? 'bg-sand text-link' : 'font-normal! text-quiet hover:text-link',
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={2} />
              {label}
            </button>
          );
        })}
      </ButtonGroup>
    </Property>
  );
}

function Owner(props: RecordProps) {
  const { colleagues } = useColleagues();
  const ownerId = stringOrNull(props.record['owner_id']);
  return (
    <ChoiceProperty
      {...props}
      choice="assigned"
      shortcut="a"
      label={adminOwner.owner}
      current={ownerId && (ownerName(ownerId, colleagues) || '…')}
      none={adminOwner.nobody}
    />
  );
}

function FollowUp(props: RecordProps) {
  const { kind, record } = props;
  const today = useCompanyToday();
  const day = stringOrNull(record['follow_up_on']);
  const note = stringOrNull(record['follow_up_note']);
  return (
    <ChoiceProperty
      {...props}
      choice="follow_up_set"
      shortcut="f"
      label={adminOwner.followUpOn}
      current={
        day && (
          <>
            {weekdayText(day)}{' '}
            {isDue(kind, record, today) && <span className="text-warning">({adminOwner.due})</span>}
          </>
        )
      }
      none={adminOwner.noDay}
    >
      {note && (
        <PropertyText>
          <span dir="auto">{note}</span>
        </PropertyText>
      )}
    </ChoiceProperty>
  );
}

/** The outcome of a lead, which does not change its status, and before it the proposal that leads to one. */
function Outcome(props: RecordProps) {
  const { kind, record } = props;
  const decide = useDecide(props);
  if (!kind.leadPosition) return null;
  const currentChoice = outcomeChoiceOf(record);
  return (
    <>
      {kind.awaitsProposal && <ProposalProperty {...props} />}
      <ChoiceProperty
        {...props}
        choice="outcome_set"
        label={adminOutcome.label}
        current={outcomeChoices.find(([choice]) => choice === currentChoice)?.[1]}
        none={adminOutcome.none}
      >
        {currentChoice ? (
          <OutcomeDetails
            record={record}
            onSet={(details) => decide({ ...pick(record, decisions.outcome_set), ...details })}
          />
        ) : (
          <AcceptedProposal {...props} onWon={() => decide(columnsOfOutcome('won'))} />
        )}
      </ChoiceProperty>
    </>
  );
}

/** The rating of an applicant and the reason for a rejection, neither of which applicants see. */
function Rating(props: RecordProps) {
  const { kind, record } = props;
  const decide = useDecide(props);
  if (!kind.awaitsDecision) return null;
  const currentStars = Number(record['rating'] ?? 0);
  return (
    <>
      <Property isWide label={rating.label}>
        <ButtonGroup label={rating.label}>
          {Object.entries(rating.values).map(([value, label]) => {
            const stars = Number(value);
            const isSet = stars === currentStars;
            return (
              <button
                key={value}
                type="button"
                aria-label={label}
                title={label}
                aria-pressed={isSet}
                // The star that is set takes the rating back.
                onClick={() => decide({ rating: isSet ? null : stars })}
                className={cx(
                  toolButtonClasses,
                  'min-w-7 hover:text-link pointer-coarse:min-w-11 pointer-fine:min-h-8!',
                  stars <= currentStars ? 'text-link [&>svg]:fill-current' : 'text-quiet',
                )}
              >
                <Star aria-hidden className="size-4.5" strokeWidth={1.5} />
              </button>
            );
          })}
        </ButtonGroup>
      </Property>
      {record.status === kind.statusByReply.decline && (
        <ChoiceProperty
          {...props}
          choice="rejection"
          label={rejection.label}
          current={fieldText('rejection_reason', record['rejection_reason'])}
          none={rejection.none}
        />
      )}
    </>
  );
}

function useDecide({ kind, record }: RecordProps) {
  const { mutate } = useUpdateRecords(kind.table);
  return (set: RowValues) => mutate({ records: [record], set });
}

function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

/** The control of each decision; a missing one does not compile. Duplicates are set beside the other record. */
const controls: Record<Exclude<Decision, 'duplicate_set'>, (props: RecordProps) => ReactNode> = {
  status_changed: Status,
  assigned: Owner,
  follow_up_set: FollowUp,
  rated: Rating,
  outcome_set: Outcome,
};

const mainDecisions: readonly string[] = ['status_changed', 'assigned', 'follow_up_set', 'rated'];

const stringOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

import { useState } from 'react';
import { admin } from '@/content/en/admin';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminOwner } from '@/content/en/admin-owner';
import { decided } from '@/lib/form-row';
import { cx } from '@/lib/cx';
import { AcceptedProposal } from './accepted-proposal';
import { OutcomeDetails } from './outcome-details';
import { Property, PropertyText, quietControls } from './property';
import type { Shown } from './record-queries';
import { FollowUpMenu } from '../changes/follow-up-menu';
import { OwnerMenu } from '../changes/owner-menu';
import { pick, type Values } from '../changes/staff-fields';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import { statusBadge } from '../records/status-badge';
import { isDue } from '../records/waiting';
import { Choice } from '../ui/choice';
import { ownerName, useColleagues } from '../ui/colleagues';
import { useOpenRecordShortcut } from '../ui/open-record';
import { useCompanyToday } from '../ui/mail-state';
import { choiceOf, columnsOfOutcome, outcomeOf, outcomes } from '../ui/outcome';
import { weekdayText } from '../ui/timestamps';
import { toolButton } from '../ui/tool-button';

/** Changes a record, and says below what changed it why that failed. */
function useDecision({ list, record }: Shown) {
  const change = useUpdateRecords(list.table);
  return {
    decide: (set: Values) => change.mutate({ records: [record], set }),
    mutate: change.mutate,
    result: <UpdateOutcome list={list} change={change} />,
  };
}

interface StatusProps extends Shown {
  /** Shows the other statuses, where there is room for the present one alone. */
  onMore?: (() => void) | undefined;
}

export function Status({ onMore, ...shown }: StatusProps) {
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
export function Owner(shown: Shown) {
  const { colleagues } = useColleagues();
  const { decide, result } = useDecision(shown);
  const [isOpen, setOpen] = useState(false);
  useOpenRecordShortcut('a', () => setOpen(true));
  const owner = textOf(shown.record['owner_id']);
  return (
    <Property label={adminOwner.owner}>
      <div className={quietControls}>
        <OwnerMenu
          table={shown.list.table}
          owner={owner}
          shortcut="a"
          open={isOpen}
          onOpenChange={setOpen}
          onChoose={(owner_id) => decide({ owner_id })}
          label={
            <>
              <span className="sr-only">{adminOwner.ownerIs('')}</span>{' '}
              <bdi className={cx('max-w-36 truncate', !owner && 'text-quiet')}>
                {ownerName(owner, colleagues)}
              </bdi>
            </>
          }
        />
      </div>
      {result}
    </Property>
  );
}

/** When somebody wants to come back to a record, and why. */
export function FollowUp(shown: Shown) {
  const { list, record } = shown;
  const { mutate, result } = useDecision(shown);
  const today = useCompanyToday();
  const [isOpen, setOpen] = useState(false);
  useOpenRecordShortcut('f', () => setOpen(true));
  const day = textOf(record['follow_up_on']);
  const note = textOf(record['follow_up_note']);
  return (
    <Property label={adminOwner.followUpOn} isMinor={!day && !isOpen}>
      <div className={quietControls}>
        <FollowUpMenu
          table={list.table}
          records={[record]}
          shortcut="f"
          open={isOpen}
          onOpenChange={setOpen}
          onSet={mutate}
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
        />
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
export function Outcome(shown: Shown) {
  const { list, record } = shown;
  const { decide, result } = useDecision(shown);
  const current = choiceOf(record);
  return (
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
      <AcceptedProposal {...{ list, record }} onWon={() => decide(columnsOfOutcome('won'))} />
      {result}
    </Property>
  );
}

const { rejection } = adminHiring;

/** Why an application was rejected. The applicant never reads it. */
export function Rejection(shown: Shown) {
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

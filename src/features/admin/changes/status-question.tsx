import { useState } from 'react';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import type { Update } from './use-update-records';
import { pageSize } from '../records/query-keys';
import type { RecordKind, StaffRecord, StatusOption } from '../records/record-kind';
import { statusBadge } from '../records/status-badge';
import { isolate } from '../ui/direction';
import { recordName } from '../ui/field-text';
import { afterFocusReturn } from '../ui/focus-return';
import { QuestionDialog } from '../ui/question-dialog';
import type { QuestionField } from '../ui/question-field';

const { selection: texts, shortcuts } = adminLists;
const { rejection } = adminHiring;

interface StatusChange {
  records: readonly StaffRecord[];
  status: StatusOption;
  isByKey: boolean;
}

/**
 * Sets a status; asks before a decision about several records or by a key, and before more than a page of them change.
 * @param onDecline begins the email that rejects several
 */
export function useStatusQuestion(
  kind: RecordKind,
  onSet: (change: Update, isByKey: boolean) => void,
  onDecline?: () => void,
) {
  const [pendingChange, setPendingChange] = useState<StatusChange>();
  const set = ({ records, status, isByKey }: StatusChange, reason?: string) =>
    onSet(
      { records, set: { status: status.name, ...(reason && { rejection_reason: reason }) } },
      isByKey,
    );

  function setStatus(records: readonly StaffRecord[], status: StatusOption, isByKey = false) {
    const change = { records, status, isByKey };
    const isRisky = status.isFinal === true && (isByKey || records.length > 1);
    const ask = () => setPendingChange(change);
    if (!isRisky && records.length <= pageSize) set(change);
    else if (isByKey) ask();
    else afterFocusReturn(ask);
  }

  const isRejection = pendingChange?.status.name === 'rejected' && pendingChange.records.length > 1;
  const question = pendingChange && (
    <QuestionDialog<string>
      {...questionTextsOf(kind, pendingChange)}
      fields={isRejection && kind.awaitsDecision ? { reason: reasonField } : {}}
      {...(isRejection &&
        onDecline && {
          otherAnswer: {
            label: adminHiring.untold.declineAll,
            onChoose: () => void afterFocusReturn(onDecline),
          },
        })}
      isDestructive
      onYes={({ reason }) => void set(pendingChange, reason)}
      onClose={() => setPendingChange(undefined)}
    />
  );
  return { setStatus, question };
}

const reasonField: QuestionField = {
  label: rejection.label,
  options: { '': rejection.none, ...rejection.reasons },
};

function questionTextsOf(kind: RecordKind, { records, status, isByKey }: StatusChange) {
  const { label } = statusBadge(kind, status.name);
  const { question: textsOfOne } = shortcuts;
  const onlyRecord = records.length === 1 ? records[0] : undefined;
  const visibilityText = status.isFinal && (onlyRecord ? textsOfOne : texts).shownLater;
  return {
    title: onlyRecord
      ? textsOfOne.status(isolate(recordName(kind, onlyRecord)), label)
      : texts.question(records.length, label),
    text: [isByKey && textsOfOne.pressed, visibilityText].filter(Boolean).join(' '),
    yes: onlyRecord ? textsOfOne.set(label) : texts.yes(records.length, label),
  };
}

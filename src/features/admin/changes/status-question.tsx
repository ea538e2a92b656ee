import { useState } from 'react';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { pageSize } from '../records/query-keys';
import type { RecordKind, StaffRecord, StatusOption } from '../records/record-kind';
import { statusBadge } from '../records/status-badge';
import { isolate } from '../ui/direction';
import { recordName } from '../ui/record-name';
import { Question } from '../ui/question';
import type { QuestionField } from '../ui/question-field';
import type { Change } from './use-update-records';

const { selection: texts, shortcuts } = adminLists;
const { rejection } = adminHiring;

interface Asked {
  records: readonly StaffRecord[];
  line: StatusOption;
  byKey: boolean;
}

/**
 * Sets a status; asks before a decision about several records or by a key, and before more than a page of them change.
 * @param onDecline begins the email that rejects several
 */
export function useStatusQuestion(
  kind: RecordKind,
  onSet: (change: Change, byKey: boolean) => void,
  onDecline?: () => void,
) {
  const [asked, setAsked] = useState<Asked>();
  const set = ({ records, line, byKey }: Asked, reason?: string) =>
    onSet(
      { records, set: { status: line.name, ...(reason && { rejection_reason: reason }) } },
      byKey,
    );

  function setStatus(records: readonly StaffRecord[], line: StatusOption, byKey = false) {
    const change = { records, line, byKey };
    const isRisky = line.isFinal === true && (byKey || records.length > 1);
    // A menu gives the focus back before the question takes it.
    if (isRisky || records.length > pageSize) setTimeout(() => setAsked(change));
    else set(change);
  }

  const isRejection = asked?.line.name === 'rejected' && asked.records.length > 1;
  const question = asked && (
    <Question<string>
      {...wordsOf(kind, asked)}
      fields={isRejection && kind.awaitsDecision ? { reason } : {}}
      {...(isRejection &&
        onDecline && {
          other: {
            label: adminHiring.untold.declineAll,
            // The question gives the focus back before the reply takes it.
            onChoose: () => void setTimeout(onDecline),
          },
        })}
      isDestructive
      onYes={({ reason: chosen }) => void set(asked, chosen)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { setStatus, question };
}

const reason: QuestionField = {
  label: rejection.label,
  options: { '': rejection.none, ...rejection.reasons },
};

function wordsOf(kind: RecordKind, { records, line, byKey }: Asked) {
  const { label } = statusBadge(kind, line.name);
  const { question: own } = shortcuts;
  const [one, ...more] = records;
  const isOne = one !== undefined && more.length === 0;
  const shown = line.isFinal && (isOne ? own.shownLater : texts.shownLater);
  return {
    title: isOne
      ? own.status(isolate(recordName(kind, one)), label)
      : texts.question(records.length, label),
    text: [byKey && own.pressed, shown].filter(Boolean).join(' '),
    yes: isOne ? own.set(label) : texts.yes(records.length, label),
  };
}

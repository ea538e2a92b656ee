import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { referenceOf } from '@/lib/reference';
import type { RecordList } from '../records/record-list';
import { isolated } from '../ui/direction';
import { MenuAction } from '../ui/menu';
import { nameOf } from '../ui/name-of';
import { Question } from '../ui/question';
import type { LastChange } from './update-outcome';
import type { Deciding } from './use-update-records';

/** Marks records as spam, or takes the mark back. */
export function SpamItem({ records, onSet }: Pick<Deciding, 'records' | 'onSet'>) {
  const isSpam = records.every((record) => record['spam_suspected'] === true);
  return (
    <MenuAction
      icon={isSpam ? ShieldCheck : ShieldAlert}
      onSelect={() => onSet({ records, set: { spam_suspected: !isSpam } })}
    >
      {isSpam ? texts.clear : texts.mark}
    </MenuAction>
  );
}

interface SpamQuestionProps {
  list: RecordList;
  change: LastChange;
}

/** Asks before records that staff worked on are marked as spam. */
export function SpamQuestion({ list, change }: SpamQuestionProps) {
  const { data, variables } = change;
  const [answered, setAnswered] = useState<typeof data>();
  if (!data || !variables || data.workedOn.length === 0 || data === answered) return null;
  const { workedOn: records, work } = data;
  return (
    <Question
      title={texts.markTitle(records.length)}
      text={texts.markText}
      yes={texts.mark}
      danger
      onYes={() => void change.mutate({ records, set: variables.set, isConfirmed: true })}
      onClose={() => setAnswered(data)}
    >
      <ul className="list-disc ps-5">
        {records.map((record) => (
          <li key={record.id} className="wrap-anywhere">
            {referenceOf(record.id)} {isolated(nameOf(list, record))}:{' '}
            {(work.get(record.id) ?? []).map((what) => texts.work[what]).join(', ')}
          </li>
        ))}
      </ul>
    </Question>
  );
}

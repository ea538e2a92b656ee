import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam } from '@/content/en/admin-spam';
import { useRecordShortcuts } from './record-shortcuts';
import { useStatusQuestion } from '../changes/status-question';
import { SpamQuestion } from '../changes/spam';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';
import { Question } from '../ui/question';

const { question: texts } = adminLists.shortcuts;

/** The keys that change a record. Asks before a decision and before a mark of spam. */
export function RecordKeys({ list }: { list: RecordList }) {
  const change = useUpdateRecords(list.table);
  const [marked, setMarked] = useState<StaffRecord>();
  const { setStatus, question } = useStatusQuestion(list, (one) => change.mutate(one));

  const entries = list.statuses.map((line, index) => [
    String(index + 1),
    (record: StaffRecord) => {
      if ((record.status || 'new') !== line.name) setStatus([record], line, true);
    },
  ]);
  useRecordShortcuts(list.visitors ? { ...Object.fromEntries(entries), s: setMarked } : {});

  const name = marked && isolated(nameOf(list, marked));
  const isSpam = marked?.['spam_suspected'] === true;
  return (
    <>
      <SpamQuestion list={list} change={change} />
      {question}
      {marked && name && (
        <Question
          title={isSpam ? texts.notSpam(name) : texts.spam(name)}
          text={isSpam ? texts.pressed : `${texts.pressed} ${adminSpam.markText}`}
          cancel={texts.cancel}
          yes={isSpam ? adminSpam.clear : adminSpam.mark}
          danger
          onYes={() => void change.mutate({ records: [marked], set: { spam_suspected: !isSpam } })}
          onClose={() => setMarked(undefined)}
        />
      )}
    </>
  );
}

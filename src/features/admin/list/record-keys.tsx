import { Action } from '@radix-ui/react-alert-dialog';
import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam } from '@/content/en/admin-spam';
import { useRecordShortcuts } from './record-shortcuts';
import { SpamQuestion } from '../changes/spam-question';
import type { Values } from '../changes/staff-fields';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord, StatusLine } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { Dialog, DialogActions } from '../ui/dialog';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';
import { ToolButton } from '../ui/tool-button';

const { question: texts } = adminLists.shortcuts;

interface Asked {
  record: StaffRecord;
  set: Values;
  title: string;
  text: string;
  confirm: string;
}

/** The keys that change a record. Asks before a decision and before a mark of spam. */
export function RecordKeys({ list }: { list: RecordList }) {
  const change = useUpdateRecords(list.table);
  const [asked, setAsked] = useState<Asked>();
  const nameIn = (record: StaffRecord) => isolated(nameOf(list, record));

  function setStatus(record: StaffRecord, line: StatusLine) {
    const set = { status: line.name };
    if ((record.status || 'new') === line.name) return;
    if (!line.final) {
      change.mutate({ records: [record], set });
      return;
    }
    const { label } = statusBadge(list, line.name);
    setAsked({
      record,
      set,
      title: texts.status(nameIn(record), label),
      text: `${texts.pressed} ${texts.shownLater}`,
      confirm: texts.set(label),
    });
  }

  function toggleSpam(record: StaffRecord) {
    const isSpam = record['spam_suspected'] === true;
    setAsked({
      record,
      set: { spam_suspected: !isSpam },
      title: isSpam ? texts.notSpam(nameIn(record)) : texts.spam(nameIn(record)),
      text: isSpam ? texts.pressed : `${texts.pressed} ${adminSpam.markText}`,
      confirm: isSpam ? adminSpam.clear : adminSpam.mark,
    });
  }

  const entries = list.statuses.map((line, index) => [
    String(index + 1),
    (record: StaffRecord) => setStatus(record, line),
  ]);
  useRecordShortcuts(list.visitors ? { ...Object.fromEntries(entries), s: toggleSpam } : {});

  return (
    <>
      <SpamQuestion list={list} change={change} />
      {asked && (
        <Dialog title={asked.title} text={asked.text} onClose={() => setAsked(undefined)}>
          <DialogActions cancel={texts.cancel}>
            <Action asChild>
              <ToolButton
                variant="danger"
                onClick={() => change.mutate({ records: [asked.record], set: asked.set })}
              >
                {asked.confirm}
              </ToolButton>
            </Action>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam } from '@/content/en/admin-spam';
import { useOpenList } from './list-context';
import { useStatusQuestion } from '../changes/status-question';
import { useUpdateRecords } from '../changes/use-update-records';
import { recordKey } from '../records/query-keys';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';
import { focusedId, useOpenId } from '../ui/open-record';
import { Question } from '../ui/question';
import { useShortcuts } from '../ui/shortcut';

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
      {question}
      {marked && name && (
        <Question
          title={isSpam ? texts.notSpam(name) : texts.spam(name)}
          text={isSpam ? texts.pressed : `${texts.pressed} ${adminSpam.markText}`}
          yes={isSpam ? adminSpam.clear : adminSpam.mark}
          danger
          onYes={() => void change.mutate({ records: [marked], set: { spam_suspected: !isSpam } })}
          onClose={() => setMarked(undefined)}
        />
      )}
    </>
  );
}

/**
 * Registers keys that change a record: the open one, or else that of the row with the focus. A key that comes before
 * the open record has loaded waits for it.
 */
function useRecordShortcuts(
  shortcuts: Readonly<Record<string, (record: StaffRecord) => void>>,
): void {
  const { list, rows } = useOpenList();
  const client = useQueryClient();
  const openId = useOpenId();

  function actOnOpen(id: string, act: (record: StaffRecord) => void): boolean {
    const queryKey = recordKey(list.table, id);
    const query = client.getQueryCache().find<StaffRecord | null>({ queryKey });
    const record = query?.state.data;
    if (record) act(record);
    if (!query || record !== undefined) return Boolean(record);
    query
      .fetch()
      // Moving on to another record cancels the request, but not what was decided.
      .catch((problem: unknown) => {
        if (problem instanceof CancelledError) return query.fetch();
        throw problem;
      })
      .then(
        (loaded) => loaded && act(loaded),
        () => toast({ kind: 'error', title: admin.error, description: adminLists.shortcuts.lost }),
      );
    return true;
  }
  const entries = Object.entries(shortcuts).map(([key, act]) => [
    key,
    () => {
      if (openId !== undefined) return actOnOpen(openId, act);
      const focused = rows?.find(({ id }) => id === focusedId());
      if (focused) act(focused);
      return focused !== undefined;
    },
  ]);
  useShortcuts(Object.fromEntries(entries));
}

/**
 * For the list: opens the row with the focus and begins what the key does there. An open record that has not loaded
 * begins it once it has.
 */
export function useOpeningShortcuts(keys: readonly string[]): void {
  const { list } = useOpenList();
  const client = useQueryClient();
  const openId = useOpenId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const entries = keys.map((key) => [
    key,
    () => {
      const id = focusedId() ?? openId;
      const isOpen = id === openId;
      if (!id || (isOpen && client.getQueryData(recordKey(list.table, id)) !== undefined)) {
        return false;
      }
      void navigate(`${list.path}/${id}${search}`, { replace: isOpen, state: { shortcut: key } });
      return true;
    },
  ]);
  useShortcuts(Object.fromEntries(entries));
}

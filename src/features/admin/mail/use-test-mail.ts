import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { RequestError } from '@/lib/supabase/request-error';
import { useStaffQuery } from '../ui/staff-query';
import { mailStateQuery, readMail, sendTestMail, unsentKey } from './mail-queries';
import type { Mail } from './mail-values';

const pollMs = 2000;
const patienceMs = 60_000;

interface Sent {
  id: string;
  at: number;
}

export type TestOutcome =
  | { status: 'none' | 'asking' | 'too many' | 'refused' | 'waiting' | 'gone' | 'unknown' }
  | { status: 'sent' | 'failed' | 'skipped' | 'late'; mail: Mail };

/** Sends a mail to oneself and looks, for a minute, what becomes of it. */
export function useTestMail(): { outcome: TestOutcome; send: () => void } {
  const refresh = useRefresh();
  const {
    mutate,
    isPending,
    error,
    data: sent,
  } = useMutation({
    mutationFn: async (): Promise<Sent> => ({ id: await sendTestMail(), at: Date.now() }),
    onSuccess: refresh,
  });
  const { data: mail, isError, dataUpdatedAt } = useStaffQuery(testQuery(sent));

  const isDone = hasEnded(mail);
  useEffect(() => {
    if (isDone) refresh();
  }, [isDone, refresh]);

  function outcome(): TestOutcome {
    if (isPending) return { status: 'asking' };
    if (error) return { status: isTooMany(error) ? 'too many' : 'refused' };
    if (!sent) return { status: 'none' };
    if (mail === null) return { status: 'gone' };
    if (mail?.state === 'sent' || mail?.state === 'failed' || mail?.state === 'skipped') {
      return { status: mail.state, mail };
    }
    if (isError) return { status: 'unknown' };
    return mail && dataUpdatedAt - sent.at >= patienceMs
      ? { status: 'late', mail }
      : { status: 'waiting' };
  }

  return { outcome: outcome(), send: () => !isPending && mutate() };
}

/** Has the counts and the list asked for again. */
function useRefresh() {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: mailStateQuery.queryKey });
    void client.invalidateQueries({ queryKey: unsentKey });
  }, [client]);
}

function testQuery(sent: Sent | undefined) {
  return queryOptions({
    queryKey: ['mails', 'test', sent?.id],
    queryFn: sent ? ({ signal }) => readMail(sent.id, signal) : skipToken,
    refetchInterval: ({ state }) =>
      !sent || hasEnded(state.data) || Date.now() - sent.at >= patienceMs ? false : pollMs,
  });
}

function hasEnded(mail: Mail | null | undefined): boolean {
  return mail === null || (mail !== undefined && mail.state !== 'waiting');
}

function isTooMany(error: Error): boolean {
  return error instanceof RequestError && (error.status === 429 || error.code === 'PT429');
}

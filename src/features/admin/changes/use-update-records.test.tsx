import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { answerRequests } from '@tests/support/network';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { pagesKey, recordKey, type RecordPage } from '../records/query-keys';
import type { StaffRecord } from '../records/record-kind';
import { useUpdateRecords } from './use-update-records';

const backend = withQuotes();
const record = quote(1);
const pageKey = [...pagesKey('quote_requests'), 1];
const openKey = recordKey('quote_requests', record.id);

const statuses = () => [
  queryClient.getQueryData<RecordPage>(pageKey)?.rows.map(({ status }) => status),
  queryClient.getQueryData<typeof record>(openKey)?.status,
];
const both = (status: unknown) => [[status, 'contacted'], status];
const stored = () =>
  backend().rows['quote_requests']?.find(({ id }) => id === record.id)?.['status'];
/** The record that the screen shows at the time of a click. */
const shown = () => queryClient.getQueryData<StaffRecord>(openKey) ?? record;

function Wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

const mutation = () =>
  renderHook(() => useUpdateRecords('quote_requests'), { wrapper: Wrapper }).result;

type Outcome = 'stored' | 'no row' | 'refused' | 'no answer' | 'answer lost';

/** Holds updates until the returned functions are called, in the order of sending. */
function holdUpdates() {
  const answers: ((outcome: Outcome) => void)[] = [];
  answerRequests(async (request) => {
    if (!request.url.includes('update_records')) return backend().answer(request);
    const outcome = await new Promise<Outcome>((resolve) => {
      answers.push(resolve);
    });
    if (outcome === 'no row') return Response.json({});
    if (outcome === 'refused') return Response.json({ message: 'no' }, { status: 500 });
    if (outcome === 'no answer') throw new TypeError('Failed to fetch');
    const answer = await backend().answer(request);
    if (outcome === 'answer lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  return answers;
}

beforeEach(async () => {
  await staff().auth.signInWithPassword(adminAccount);
  queryClient.setQueryData(pageKey, { rows: [record, quote(2)] });
  queryClient.setQueryData(openKey, record);
});

test.each<Outcome[]>([
  ['stored', 'stored', 'stored'],
  ['refused', 'stored', 'no row'],
  ['stored', 'no answer', 'refused'],
])(
  'an admin sees the stored status after three clicks answered %s, %s and %s',
  async (...answered) => {
    const answers = holdUpdates();
    // The list and the open record use separate mutations.
    const places = [mutation(), mutation()];
    for (const [click, status] of ['contacted', 'completed', 'new'].entries()) {
      act(() => places[click % 2]?.current.mutate({ records: [shown()], set: { status } }));
      await waitFor(() => expect(statuses()).toEqual(both(status)));
    }
    for (const [at, outcome] of answered.entries()) {
      await waitFor(() => expect(answers).toHaveLength(at + 1));
      expect(statuses()).toEqual(both('new'));
      act(() => answers[at]?.(outcome));
    }
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(statuses()).toEqual(both(stored()));
  },
);

test('a bulk change waits for pending changes of its records, and its failure keeps what they stored', async () => {
  const answers = holdUpdates();
  const [one, many] = [mutation(), mutation()];
  act(() => one.current.mutate({ records: [record], set: { status: 'contacted' } }));
  act(() => many.current.mutate({ records: [shown(), quote(2)], set: { status: 'completed' } }));
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => answers[0]?.('stored'));
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() => answers[1]?.('refused'));
  await waitFor(() => expect(many.current.data?.failed).toHaveLength(2));
  expect(statuses()).toEqual(both('contacted'));
});

test('a change whose response is lost is read back from the server', async () => {
  const answers = holdUpdates();
  const change = mutation();
  const reads = () =>
    backend().requests.filter((request) => request.startsWith('GET quote_requests'));
  const open = async () => {
    const { data } = await staff().from('quote_requests').select('*').eq('id', record.id);
    return data?.[0];
  };
  renderHook(() => useQuery({ queryKey: openKey, queryFn: open }), { wrapper: Wrapper });
  act(() => change.current.mutate({ records: [record], set: { status: 'completed' } }));
  await waitFor(() => expect(answers).toHaveLength(1));
  const before = reads().length;
  act(() => answers[0]?.('answer lost'));
  await waitFor(() => expect(reads().length).toBeGreaterThan(before));
  await waitFor(() => expect(shown().status).toBe('completed'));
});

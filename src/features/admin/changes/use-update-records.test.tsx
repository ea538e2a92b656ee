import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { answerRequests } from '@tests/support/network';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { useUpdateRecords } from './use-update-records';
import { pagesKey, recordKey, type RecordPage } from '../records/query-keys';
import type { StaffRecord } from '../records/record-kind';

const backend = withQuotes();
const record = quote(1);
const pageKey = [...pagesKey('quote_requests'), 1];
const openKey = recordKey('quote_requests', record.id);

const shownStatuses = () => [
  queryClient.getQueryData<RecordPage>(pageKey)?.rows.map(({ status }) => status),
  queryClient.getQueryData<typeof record>(openKey)?.status,
];
const expectedStatuses = (status: unknown) => [[status, 'contacted'], status];
const storedStatus = () =>
  backend().rows['quote_requests']?.find(({ id }) => id === record.id)?.['status'];
/** The record that the screen shows at the time of a click. */
const shownRecord = () => queryClient.getQueryData<StaffRecord>(openKey) ?? record;

function Wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

const renderMutation = () =>
  renderHook(() => useUpdateRecords('quote_requests'), { wrapper: Wrapper }).result;

type Ending = 'stored' | 'no row' | 'refused' | 'no response' | 'response lost';

/** Holds updates until the returned functions end them, in the order of sending. */
function holdUpdates() {
  const heldUpdates: ((ending: Ending) => void)[] = [];
  answerRequests(async (request) => {
    if (!request.url.includes('update_records')) return backend().answer(request);
    const ending = await new Promise<Ending>((resolve) => {
      heldUpdates.push(resolve);
    });
    if (ending === 'no row') return Response.json({});
    if (ending === 'refused') return Response.json({ message: 'no' }, { status: 500 });
    if (ending === 'no response') throw new TypeError('Failed to fetch');
    const response = await backend().answer(request);
    if (ending === 'response lost') throw new TypeError('Failed to fetch');
    return response;
  });
  return heldUpdates;
}

beforeEach(async () => {
  await staff().auth.signInWithPassword(adminAccount);
  queryClient.setQueryData(pageKey, { rows: [record, quote(2)] });
  queryClient.setQueryData(openKey, record);
});

test.each<Ending[]>([
  ['stored', 'stored', 'stored'],
  ['refused', 'stored', 'no row'],
  ['stored', 'no response', 'refused'],
])('an admin sees what is stored after three clicks: %s, %s, %s', async (...endings) => {
  const heldUpdates = holdUpdates();
  // The list and the open record use separate mutations.
  const mutations = [renderMutation(), renderMutation()];
  for (const [click, status] of ['contacted', 'completed', 'new'].entries()) {
    act(() => mutations[click % 2]?.current.mutate({ records: [shownRecord()], set: { status } }));
    await waitFor(() => expect(shownStatuses()).toEqual(expectedStatuses(status)));
  }
  for (const [index, ending] of endings.entries()) {
    await waitFor(() => expect(heldUpdates).toHaveLength(index + 1));
    expect(shownStatuses()).toEqual(expectedStatuses('new'));
    act(() => heldUpdates[index]?.(ending));
  }
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(shownStatuses()).toEqual(expectedStatuses(storedStatus()));
});

test('an admin whose bulk change fails after a pending one keeps what that one stored', async () => {
  const heldUpdates = holdUpdates();
  const [single, bulk] = [renderMutation(), renderMutation()];
  act(() => single.current.mutate({ records: [record], set: { status: 'contacted' } }));
  act(() =>
    bulk.current.mutate({ records: [shownRecord(), quote(2)], set: { status: 'completed' } }),
  );
  await waitFor(() => expect(heldUpdates).toHaveLength(1));
  act(() => heldUpdates[0]?.('stored'));
  await waitFor(() => expect(heldUpdates).toHaveLength(2));
  act(() => heldUpdates[1]?.('refused'));
  await waitFor(() => expect(bulk.current.data?.failed).toHaveLength(2));
  expect(shownStatuses()).toEqual(expectedStatuses('contacted'));
});

test('an admin whose change got no response sees what is stored', async () => {
  const heldUpdates = holdUpdates();
  const change = renderMutation();
  const readRequests = () =>
    backend().requests.filter((request) => request.startsWith('GET quote_requests'));
  const readRecord = async () => {
    const { data } = await staff().from('quote_requests').select('*').eq('id', record.id);
    return data?.[0];
  };
  renderHook(() => useQuery({ queryKey: openKey, queryFn: readRecord }), { wrapper: Wrapper });
  act(() => change.current.mutate({ records: [record], set: { status: 'completed' } }));
  await waitFor(() => expect(heldUpdates).toHaveLength(1));
  const countBefore = readRequests().length;
  act(() => heldUpdates[0]?.('response lost'));
  await waitFor(() => expect(readRequests().length).toBeGreaterThan(countBefore));
  await waitFor(() => expect(shownRecord().status).toBe('completed'));
});

import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { answerRequests } from '@tests/support/network';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { pagesKey, recordKey } from '../registry/query-keys';
import type { RecordPage } from './list-queries';
import { useSetStatus } from './use-set-status';

const backend = withQuotes();
const record = quote(1);
const pageKey = [...pagesKey('quote_requests'), 1];
const openKey = recordKey('quote_requests', record.id);

const statuses = () => [
  queryClient.getQueryData<RecordPage>(pageKey)?.rows.map(({ status }) => status),
  queryClient.getQueryData<typeof record>(openKey)?.status,
];
const both = (status: string) => [[status, 'contacted'], status];

function Wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

const mutation = () =>
  renderHook(() => useSetStatus('quote_requests'), { wrapper: Wrapper }).result;

/** The first update waits for the function that is handed out, and then changes no row. */
function refuseFirstUpdate() {
  const refusals: (() => void)[] = [];
  answerRequests((request) => {
    if (request.method !== 'PATCH' || refusals.length > 0) return backend().answer(request);
    return new Promise((resolve) => {
      refusals.push(() => resolve(Response.json([])));
    });
  });
  return refusals;
}

beforeEach(async () => {
  await staff().auth.signInWithPassword(adminAccount);
  queryClient.setQueryData(pageKey, { rows: [record, quote(2)] });
  queryClient.setQueryData(openKey, record);
});

test('a status is in the list and in the open record at once, and in both taken back', async () => {
  const refusals = refuseFirstUpdate();
  const change = mutation();
  act(() => change.current.mutate({ records: [record], status: 'completed' }));
  await waitFor(() => expect(statuses()).toEqual(both('completed')));
  await waitFor(() => expect(refusals).toHaveLength(1));
  act(() => refusals[0]?.());
  await waitFor(() => expect(change.current.data).toEqual([record]));
  expect(statuses()).toEqual(both('new'));
});

test('a change that fails late undoes no later one', async () => {
  const refusals = refuseFirstUpdate();
  const [earlier, later] = [mutation(), mutation()];
  act(() => earlier.current.mutate({ records: [record], status: 'contacted' }));
  await waitFor(() => expect(refusals).toHaveLength(1));
  const shown = { ...record, status: 'contacted' };
  act(() => later.current.mutate({ records: [shown], status: 'completed' }));
  await waitFor(() => expect(later.current.data).toEqual([]));
  act(() => refusals[0]?.());
  await waitFor(() => expect(earlier.current.data).toEqual([record]));
  expect(statuses()).toEqual(both('completed'));
});

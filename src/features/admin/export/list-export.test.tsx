import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { findToast } from '@tests/support/toasts';
import {
  exportList,
  openQuotes,
  quote,
  quotes,
  select,
  dbRow,
  withQuotes,
} from '@tests/support/admin/test-lists';

const backend = withQuotes();
let files: { name: string; content: Blob }[];

beforeEach(() => {
  files = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
});

async function linesInFile() {
  const text = await readText(files.at(-1)?.content ?? new Blob());
  return text.split('\r\n');
}

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const companiesInFile = async () =>
  (await linesInFile()).flatMap((line) => /"Company (\d+)"/.exec(line)?.[1] ?? []);

const exportRequests = () =>
  backend().requests.filter((request) => /^GET quote_requests.*limit=1000/.test(request));

test('an admin exports a list in chunks, each record once, while new ones arrive, and then only the selected records', async () => {
  const rows = quotes(1, 25);
  backend().rows['quote_requests'] = rows;
  backend().limitRows(10);
  const user = await openQuotes();
  rows.push(quote(0));
  await exportList(user);
  await screen.findByText(/26 records in quote-requests-\d{4}-\d\d-\d\d\.csv/);

  expect(files[0]?.name).toMatch(/^quote-requests-\d{4}-\d\d-\d\d\.csv$/);
  expect(await companiesInFile()).toEqual(quotes(0, 25).map((_, index) => String(index)));
  expect(exportRequests(), 'the last without any').toHaveLength(4);
  expect(exportRequests().join()).not.toMatch(/offset=[1-9]/);

  const bar = await select(user, 7, 9);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(bar.getByRole('menuitem', { name: 'Export 2 selected' }));
  await screen.findByText(/2 records in quote-requests-/);
  expect(await companiesInFile()).toEqual(['7', '9']);
});

test('an export has its filters in the log, and the outcome, owner and source of each record; a formula stays text', async () => {
  const { rows } = backend();
  rows['colleagues'] = [{ id: 'a-1', name: 'Ada Obi', email: 'ada@example.com', role: 'admin' }];
  Object.assign(dbRow(1), {
    contact_name: '=HYPERLINK("x")',
    outcome: 'won',
    amount: 1200.5,
    currency: 'USD',
    outcome_on: '2026-11-27',
    owner_id: 'a-1',
    source: 'direct',
  });
  const user = await openQuotes('?status=new&country=Nigeria');
  backend().failures.set('rpc/log_export', { status: 403 });
  await user.click(screen.getByText(adminLists.export.all));
  await findToast(adminLists.export.failed);
  expect(files, 'none whose export could not be logged').toEqual([]);
  backend().failures.clear();
  await user.click(screen.getByText(adminLists.export.all));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(backend().sent('rpc/log_export').slice(-1)).toEqual([
    { table_name: 'quote_requests', records: 1, filters: 'Status: New; Country: Nigeria' },
  ]);
  const [head, line, end] = await linesInFile();
  expect(head).toMatch(/^"Reference","Received","Status","Spam","Company","Contact",/);
  expect(head).toContain(
    '"Outcome","Reason lost","Amount","Currency","Day of the outcome","Owner","Follow-up","Follow-up text","Source"',
  );
  expect(line).toContain(
    '"Won","","1200.5","USD","2026-11-27","Ada Obi","","","Direct or unknown"',
  );
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line).toContain('"First line <b>not bold</b>\nsecond line"');
  expect(line, 'no formula').toContain('"+234 8012345678"');
  expect(end).toBe('');
});

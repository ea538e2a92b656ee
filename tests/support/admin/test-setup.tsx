/** For tests of Set up: facts, and what their rows and dialogs show. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { useUndoKey } from '@/features/admin/changes/undo';
import { FactRows } from '@/features/admin/setup/fact-rows';
import { allFacts } from '@/features/admin/setup/facts';
import { useSetup } from '@/features/admin/setup/use-setup';
import { loadParts } from '@/features/admin/ui/lazy-part';
import { openStaffPart } from './composer';
import { adminAccount, idleMailState } from './fake-backend';
import { withBackend } from './with-backend';

// Otherwise the first test that opens a dialog would race with its code.
await loadParts();

export const newSetup = {
  id: 's',
  samples: 51,
  postings: 0,
  tried: false,
  replied: false,
  received: false,
};

/** A row of `site_facts`; null is a fact that was left out. */
export const factRow = (key: string, value: unknown) => ({
  id: key,
  key,
  value,
  mark: value === null ? 'left out' : 'confirmed',
  updated_at: '2026-11-20T09:00:00Z',
  updated_by: adminAccount.id,
});

export const colleague = (id: string) => ({
  id,
  email: `${id}@example.com`,
  name: null,
  table_names: [],
});

type Backend = ReturnType<typeof withBackend>;
let currentBackend: Backend;
export const backend: Backend = () => currentBackend();
export const scrollIntoView = vi.fn<(options?: object) => void>();

/** Begins each test with a new site. To be called by each file: a worker loads this module once for all. */
export function withSetup() {
  currentBackend = withBackend(() => ({
    'rpc/read_setup': [newSetup],
    'rpc/mail_state': [{ ...idleMailState, reply_domain: 'r.example.com' }],
    site_facts: [],
    colleagues: [colleague(adminAccount.id)],
  }));
  beforeEach(() => {
    scrollIntoView.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView;
  });
}

export const entryOf = (label: string) => {
  const heading = screen.getByText(label, { selector: 'h4' });
  return within(heading.closest('li') ?? heading);
};

export const healthSign = (name: string, is_bad: boolean, figures: object) => ({
  id: name,
  name,
  is_bad,
  figures,
});

/** Lets `robots.txt` say that the pages were built an hour ago. */
export function stubBuildTime() {
  const { fetch } = globalThis;
  const text = `User-agent: *\n# built ${new Date(Date.now() - 3_600_000).toISOString()}\n`;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    request[0] === '/robots.txt' ? new Response(text) : fetch(...request),
  );
}

/** Returns a button by its name in full, such as `Undo: Team`; searching only its row is faster. */
export const buttonOf = (name: string) =>
  entryOf(name.slice(name.indexOf(': ') + 2)).getByLabelText(name, { selector: 'button' });
export const dialog = () => within(screen.getByRole('alertdialog'));
export const dialogGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

function Facts({ labels }: { labels: readonly string[] }) {
  const stored = useSetup().facts.data;
  useUndoKey();
  const facts = allFacts.filter(({ label }) => labels.includes(label));
  return stored && <FactRows facts={facts} stored={stored} />;
}

export async function openFacts(...labels: string[]) {
  const user = await openStaffPart(<Facts labels={labels} />);
  await screen.findByText(labels[0] ?? '', { selector: 'h4' });
  return user;
}

interface FactChange {
  key: string;
  fact: { value: unknown; mark: string | null };
}

/** Lets the database store facts, at a new time that it answers. */
export function acceptFacts() {
  backend().answers.set('rpc/set_fact', ({ key, fact }: FactChange) => {
    const { rows } = backend();
    const otherRows = (rows['site_facts'] ?? []).filter((row) => row['key'] !== key);
    const storedRow = { ...factRow(key, fact.value), updated_at: '2026-11-29T10:00:00Z' };
    rows['site_facts'] = fact.mark ? [...otherRows, storedRow] : otherRows;
    return fact.mark ? storedRow.updated_at : null;
  });
}

export const confirmedFact = (key: string, value: unknown) => ({
  key,
  fact: { value, mark: 'confirmed' },
});

export async function fillField(user: UserEvent, label: string, text: string) {
  await user.clear(dialog().getByLabelText(label));
  await user.paste(text);
}

export async function saveDialog(user: UserEvent) {
  await user.click(dialog().getByText('Save'));
}

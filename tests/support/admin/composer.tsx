/** For tests of parts of the staff area, above all of writing to a sender. */
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ToastHost } from '@/components/ui/toast-host';
import { adminReplies, replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { Notices } from '@/features/admin/record/notices';
import { recordQuery, type RecordProps } from '@/features/admin/record/record-queries';
import { SubmissionEntry } from '@/features/admin/record/submission-entry';
import { Timeline } from '@/features/admin/record/timeline';
import { quoteRequests as kind } from '@/features/admin/records/quote-requests';
import { Composer } from '@/features/admin/replies/composer';
import { useStaffQuery } from '@/features/admin/ui/staff-query';
import { StaffUserContext, type StaffUser } from '@/features/admin/ui/staff-user';
import { roleKinds } from '../role-kinds';
import { render } from '../with-texts';
import { adminAccount } from './fake-backend';
import { quote } from './test-lists';

const { composer, editor } = adminSending;

/** What staff press to send or save what is written. */
export const submitKey = '{Control>}{Enter}{/Control}';

const admin: StaffUser = {
  ...adminAccount,
  role: 'admin',
  name: null,
  jobTitle: null,
  phone: null,
  tables: roleKinds.admin,
  company: 'Deccan Reach',
};

/** Opens a part of a screen as the demo admin: without the staff area around it, in a tenth of the time. */
export async function openStaffPart(part: ReactNode) {
  await staff().auth.signInWithPassword(adminAccount);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <StaffUserContext value={admin}>{part}</StaffUserContext>
      </MemoryRouter>
      <ToastHost />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** Opens a part of the first quote request. */
export async function openPart(Part: ComponentType<RecordProps>) {
  const user = await openStaffPart(<OfFirstQuote part={Part} />);
  return { user, panel: within(await screen.findByRole('main')) };
}

function OfFirstQuote({ part: Part }: { part: ComponentType<RecordProps> }) {
  const { data: record } = useStaffQuery(recordQuery(kind, quote(1).id));
  return (
    record && (
      <main>
        <Part kind={kind} record={record} />
      </main>
    )
  );
}

/** What was written about a record, and where staff write. */
export function Conversation({ kind: { table }, record }: RecordProps) {
  return (
    <>
      <Notices kind={kind} record={record} />
      <Timeline
        table={table}
        recordId={record.id}
        submission={<SubmissionEntry kind={kind} record={record} />}
      />
      <Composer kind={kind} record={record} />
    </>
  );
}

export const openReply = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: adminReplies.title }));

/** Begins a reply to the first quote request, with this text or else the template. */
export async function openEditor(text?: string) {
  const { user, panel } = await openPart(Conversation);
  await openReply(user);
  const field = await panel.findByLabelText<HTMLTextAreaElement>(editor.body);
  if (text) await rewrite(user, field, text);
  return { user, panel, field };
}

/** Replaces the text of a field. */
export async function rewrite(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

/** Opens the field of a new note. */
export async function openNote(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: composer.note }));
  return screen.findByLabelText<HTMLTextAreaElement>('New note');
}

export async function chooseTemplate(user: UserEvent, name: ReplyName) {
  await user.click(screen.getByRole('button', { name: editor.template }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: replyNames[name] }));
}

/** Sends or saves in the way that the menu beside the main button offers. */
export async function chooseWay(user: UserEvent, name: string | RegExp) {
  await user.click(screen.getByRole('button', { name: composer.otherWays }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

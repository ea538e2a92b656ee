import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { adminReplies, replyNames, type ReplyName } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';

const { composer, editor } = adminSending;

export const openReply = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: adminReplies.title }));

/** Opens the field of a new note. */
export async function openNote(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: composer.note }));
  return screen.findByLabelText<HTMLTextAreaElement>('New note');
}

export async function chooseTemplate(user: UserEvent, name: ReplyName) {
  await user.click(screen.getByRole('button', { name: editor.template }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: replyNames[name] }));
}

/** Sends or saves in one of the ways beside the main one. */
export async function chooseWay(user: UserEvent, name: string | RegExp) {
  await user.click(screen.getByRole('button', { name: composer.others }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

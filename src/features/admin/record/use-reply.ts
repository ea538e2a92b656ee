import { useState } from 'react';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { randomId } from '@/lib/random-id';
import type { Noted } from './record-entries';
import { useStaffUser } from '../ui/staff-user';

/** A reply that was begun in the mail program, and of which nothing is known since. */
export interface BegunReply {
  name: ReplyName;
  noteId: string;
  /** Its note is stored; only the status is left. */
  noted: boolean;
}

/**
 * The reply to a record that was begun in this tab. It outlives a reload: a phone drops the page while its mail
 * program is in front.
 */
export function useReply({ table, recordId }: Noted) {
  const { id: user } = useStaffUser();
  const key = `reply:${user}:${table}:${recordId}`;
  const [begun, setBegun] = useState(() => read(key));

  function keep(next: BegunReply | undefined) {
    setBegun(next);
    write(key, next);
  }

  return {
    begun,
    begin: (name: ReplyName) => keep({ name, noteId: randomId(), noted: false }),
    keep,
  };
}

function read(key: string): BegunReply | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as BegunReply | null;
    return stored && Object.hasOwn(replyNames, stored.name) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, begun: BegunReply | undefined) {
  try {
    if (begun) sessionStorage.setItem(key, JSON.stringify(begun));
    else sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked, it lasts as long as the page.
  }
}

import { Copy } from 'lucide-react';
import type { StaffRecord, StatusLine } from './record-list';

/** The last status of every list of submissions. Its sender is told nothing of it. */
export const duplicate: StatusLine = { name: 'duplicate', tone: 'quiet', icon: Copy, final: true };

/** Returns the record that goes on in place of a duplicate; another status keeps the id, for undo. */
export function sameAs(record: StaffRecord): string | undefined {
  const id = record['same_as'];
  return record.status === duplicate.name && typeof id === 'string' ? id : undefined;
}

import { Copy, ShieldAlert } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminSame } from '@/content/en/admin-same';
import { adminSpam } from '@/content/en/admin-spam';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { AddressProblem } from './address-problem';
import { NextMeeting } from './next-meeting';
import type { RecordProps } from './record-queries';
import { useUpdateRecords } from '../changes/use-update-records';
import { originalIdOf } from '../records/record-state';
import { Notice } from '../ui/notice';
import { ToolButton } from '../ui/tool-button';

export function Notices({ kind, record }: RecordProps) {
  return (
    <>
      {record.spam_suspected && record.spam_reason && (
        <SpamNotice kind={kind} record={record} reason={record.spam_reason} />
      )}
      <DuplicateNotice kind={kind} record={record} />
      {record['email'] && <AddressProblem kind={kind} record={record} />}
      <NextMeeting kind={kind} record={record} />
    </>
  );
}

/** Says why a submission is spam and when it will be deleted, and clears the mark. */
function SpamNotice({ kind, record, reason }: RecordProps & { reason: string }) {
  const { mutate } = useUpdateRecords(kind.table);
  // As the database writes it; what it suspects itself is held until it is cleared.
  const isHeld = reason !== 'marked by staff';
  return (
    <Notice
      icon={ShieldAlert}
      tone="warning"
      action={
        <ToolButton
          aria-keyshortcuts="s"
          onClick={() => mutate({ records: [record], set: { spam_suspected: false } })}
        >
          {isHeld ? adminSpam.clearAndConfirm : adminSpam.clear}
        </ToolButton>
      }
    >
      <strong>{adminSpam.spam}.</strong> {ownValue(adminSpam.reasons, reason) ?? reason}{' '}
      {isHeld && adminSpam.held} {adminSpam.kept}
    </Notice>
  );
}

/** Says what a record is a duplicate of, and that it counts nowhere; takes it back. */
function DuplicateNotice({ kind, record }: RecordProps) {
  const { mutate } = useUpdateRecords(kind.table);
  const { notice: texts } = adminSame;
  const originalId = originalIdOf(record);
  if (!originalId) return null;
  return (
    <Notice
      icon={Copy}
      tone="quiet"
      action={
        <ToolButton onClick={() => mutate({ records: [record], set: { duplicate_of: null } })}>
          {texts.reopen}
        </ToolButton>
      }
    >
      <strong className="text-ink">
        {texts.duplicateOf}{' '}
        <Link
          to={`${kind.path}/${originalId}`}
          className="text-link tabular-nums underline-offset-4 hover:underline"
        >
          {referenceOf(originalId)}
        </Link>
        .
      </strong>{' '}
      {texts.counts}
    </Notice>
  );
}

import type { ReceivedMail } from './message-queries';
import { senderOf } from './received-entry';
import type { ReplyTarget } from './reply-text';
import { stripBidiControls } from '../ui/direction';
import { recordName } from '../ui/field-text';
import { TimeAgo } from '../ui/time-ago';

interface QuotedMessageProps extends ReplyTarget {
  /** The newest first. */
  mails: readonly ReceivedMail[];
}

/** The newest message of the sender, or else the submission, folded to its first words. */
export function QuotedMessage({ kind, record, mails }: QuotedMessageProps) {
  const newest = mails.find(({ automatic }) => !automatic);
  const text = newest
    ? newest.new_text.trim() || newest.body || newest.subject
    : kind.preview && String(record[kind.preview] ?? '');
  if (!text) return null;
  return (
    <details className="group max-h-48 shrink-0 overflow-y-auto rounded border-s-3 border-good bg-sand px-2.5 py-1.5 wrap-anywhere">
      <summary className="list-none">
        <span className="line-clamp-2 group-open:line-clamp-none">
          <bdi className="font-semibold">
            {newest ? senderOf(newest) : recordName(kind, record)}
          </bdi>{' '}
          <span className="text-quiet">
            <TimeAgo timestamp={newest?.created_at ?? record.created_at} />
          </span>{' '}
          <bdi className="group-open:hidden">{stripBidiControls(text)}</bdi>
        </span>
      </summary>
      <p dir="auto" className="max-w-prose pt-1 whitespace-pre-wrap">
        {stripBidiControls(text)}
      </p>
    </details>
  );
}

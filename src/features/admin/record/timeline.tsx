import type { ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { reversed } from '@/lib/arrays';
import { ownValue } from '@/lib/own-value';
import { Entry, EntryText, EntryAuthor } from '../ui/entry';
import {
  entriesOf,
  useTimeline,
  type Activity,
  type Confirmation,
  type Note,
  type TimelineRow,
} from '../replies/timeline-query';
import { loggedChange } from '../changes/staff-fields';
import type { RecordRef } from '../records/record-kind';
import { recordKindOf } from '../records/tabs';
import type { ReceivedMail } from '../replies/message-queries';
import { ReceivedEntry } from '../replies/received-entry';
import { unsentReasonOf, ReplyEntry } from '../replies/reply-entry';
import { authorName, useColleagues } from '../ui/colleagues';
import { DeleteRowButton } from '../ui/delete-row-button';
import { isolate, stripBidiControls } from '../ui/direction';
import { QueryContent, OlderEntries } from '../ui/query-section';
import { recordFilesQuery, type RecordFile } from '../ui/record-files';
import { useStaffQuery } from '../ui/staff-query';
import { useIsAdmin, useStaffUser } from '../ui/staff-user';
import { TimeAgo } from '../ui/time-ago';
import { dateOf, exactTime } from '../ui/timestamps';

const { history: texts, notes: noteTexts } = adminDetail;

/** Reversed, so that it opens at its foot, where the newest entry is. */
const scrollingStyle =
  'flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2 print:overflow-visible [@media(max-height:22rem)]:overflow-visible';

interface TimelineProps extends RecordRef {
  submission?: ReactNode;
  /** It takes the room that is left, and scrolls by itself; otherwise it follows a form. */
  isScrolling?: boolean;
}

/** All that happened with a record, oldest first. */
export function Timeline({ submission, isScrolling = false, ...recordRef }: TimelineProps) {
  useColleagues();
  const timeline = useTimeline(recordRef);
  const { data } = timeline;
  const { data: files = [] } = useStaffQuery(recordFilesQuery(recordRef));
  const newestOpenMail = entriesOf(data?.rows, 'received').find(({ open }) => open);
  return (
    <section
      aria-labelledby="record-timeline"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={isScrolling ? 0 : undefined}
      className={isScrolling ? scrollingStyle : 'mt-7 border-t border-line pt-4'}
    >
      <div className={isScrolling ? 'mb-auto px-4 py-3' : undefined}>
        <h3
          id="record-timeline"
          tabIndex={-1}
          className={isScrolling ? 'sr-only' : 'pb-2 font-bold outline-none'}
        >
          {texts.title}
        </h3>
        <QueryContent texts={texts} query={timeline} rows={2}>
          {({ rows }) => rows.length === 0 && <p className="text-quiet">{texts.none}</p>}
        </QueryContent>
        <OlderEntries query={timeline} failed={texts.failed} />
        <ol className="mt-1 flex flex-col gap-2.5">
          {reversed(data?.rows ?? []).map((row) => (
            <li key={row.kind + row.id}>
              <TimelineEntry {...{ row, submission, files, newestOpenMail }} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface TimelineEntryProps {
  row: TimelineRow;
  submission: ReactNode;
  files: readonly RecordFile[];
  newestOpenMail: ReceivedMail | undefined;
}

function TimelineEntry({ row, submission, files, newestOpenMail }: TimelineEntryProps) {
  switch (row.kind) {
    case 'submission':
      return submission;
    case 'note':
      return <NoteEntry note={row.entry} />;
    case 'reply':
      return <ReplyEntry reply={row.entry} files={files} />;
    case 'received':
      return (
        <ReceivedEntry mail={row.entry} files={files} isNewestOpen={row.entry === newestOpenMail} />
      );
    case 'confirmation':
      return <Line text={confirmationText(row.entry)} at={row.created_at} />;
    case 'change':
      return <Line actor={actorOf(row.entry)} text={changeText(row.entry)} at={row.created_at} />;
  }
}

function Line({ actor, text, at }: { actor?: string | null; text: string; at: string }) {
  return (
    <p className="ps-3.5 text-[0.8125rem] text-quiet wrap-anywhere">
      {actor && <bdi className="font-semibold">{actor}</bdi>} {text}
      {' · '}
      <TimeAgo timestamp={at} />
    </p>
  );
}

const confirmationText = (mail: Confirmation) =>
  (ownValue<string>(texts.confirmation, mail.state) ?? mail.state) + unsentReasonOf(mail);

function NoteEntry({ note }: { note: Note }) {
  const user = useStaffUser();
  const isAdmin = useIsAdmin();
  const author = authorName(note.author_id, note.author_email) ?? noteTexts.formerAccount;
  return (
    <Entry
      tone="note"
      author={<EntryAuthor>{author}</EntryAuthor>}
      description={texts.noted}
      timestamp={note.created_at}
      action={
        (note.author_id === user.id || isAdmin) && (
          <DeleteRowButton
            table="messages"
            id={note.id}
            aria-label={noteTexts.deleteOf(exactTime(dateOf(note.created_at)))}
            className="-my-2 px-2! font-normal!"
            title={noteTexts.deleteTitle}
            text={noteTexts.deleteText}
            failed={noteTexts.deleteFailed}
          >
            {noteTexts.delete}
          </DeleteRowButton>
        )
      }
    >
      <EntryText>{stripBidiControls(note.body)}</EntryText>
    </Entry>
  );
}

function actorOf({ action, actor_id, actor_email }: Activity) {
  if (actor_email) return authorName(actor_id, actor_email);
  return action === 'spam_received' ? texts.visitor : admin.activity.nobody;
}

const correctionTexts = {
  address_corrected: texts.corrected,
  details_corrected: texts.correctedDetail,
};

function changeText(entry: Activity): string {
  const { action, table_name, from_status, to_status } = entry;
  const correction = ownValue(correctionTexts, action);
  if (correction && from_status && to_status) {
    return correction(isolate(from_status), isolate(to_status));
  }
  const { field, from, to } = loggedChange(entry, recordKindOf(table_name));
  const statusText = to_status && field.texts.history?.(from, to);
  const text = statusText || ownValue(texts.what, action) || action;
  return entry.undoes ? texts.undid(text) : text;
}

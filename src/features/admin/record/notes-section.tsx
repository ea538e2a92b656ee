import { adminDetail } from '@/content/en/admin-detail';
import { OlderEntries, QuerySection } from '../ui/query-section';
import { notesQuery, type Note } from './record-entries';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { authorName, useColleagues } from '../ui/colleagues';
import { DeleteButton } from '../ui/delete-button';
import { unturned } from '../ui/direction';
import { useStaffPages } from '../ui/staff-query';
import { useRight, useStaffUser } from '../ui/staff-user';
import { TimeAgo } from '../ui/time-ago';
import { dateOf, exactTime } from '../ui/timestamps';

const { notes: texts } = adminDetail;

interface NotesSectionProps {
  table: RecordTable;
  record: StaffRecord;
}

export function NotesSection({ table, record }: NotesSectionProps) {
  const notes = useStaffPages(notesQuery({ table, recordId: record.id }));
  return (
    <QuerySection texts={texts} query={notes} rows={2}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="mt-3 text-quiet">{texts.none}</p>
        ) : (
          <>
            <ol className="mt-3 divide-y divide-line border-t border-line">
              {rows.map((note) => (
                <NoteEntry key={note.id} note={note} />
              ))}
            </ol>
            <OlderEntries query={notes} failed={texts.failed} />
          </>
        )
      }
    </QuerySection>
  );
}

function NoteEntry({ note }: { note: Note }) {
  const user = useStaffUser();
  const isAnybodys = useRight('erase');
  useColleagues();
  return (
    <li className="py-2.5">
      <div className="flex items-center justify-between gap-3 text-quiet">
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold text-ink">
            {authorName(note.author_id, note.author_email) ?? texts.formerAccount}
          </bdi>
          {', '}
          <TimeAgo timestamp={note.created_at} />
        </p>
        {(note.author_id === user.id || isAnybodys) && (
          <DeleteButton
            table="messages"
            id={note.id}
            label={texts.removeOf(exactTime(dateOf(note.created_at)))}
            className="-my-2 px-2 font-normal"
            question={{
              title: texts.removeTitle,
              text: texts.removeText,
              cancel: texts.cancel,
              confirm: texts.remove,
            }}
            failed={texts.removeFailed}
          >
            {texts.remove}
          </DeleteButton>
        )}
      </div>
      <p dir="auto" className="mt-0.5 max-w-prose wrap-anywhere whitespace-pre-wrap">
        {unturned(note.body)}
      </p>
    </li>
  );
}

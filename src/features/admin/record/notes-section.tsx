import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { RecordSection } from './record-section';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Failure, Skeleton } from '../ui/list-states';
import { NoteForm } from './notes-form';
import { notesKey, notesQuery, removeNote, type Note } from './notes-queries';
import { OlderEntries } from './older-entries';
import type { Noted } from './record-entries';
import { useStaffUser } from '../ui/staff-user';
import { unturned } from '../ui/direction';
import { TimeAgo } from '../ui/time-ago';
import { dateOf, exactTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { useStaffPages } from '../ui/staff-query';

const { notes: texts } = adminDetail;

export function NotesSection(noted: Noted) {
  const notes = useStaffPages(notesQuery(noted));
  const { data, isError, refetch, isFetchNextPageError } = notes;
  return (
    <RecordSection title={texts.title}>
      <NoteForm key={noted.recordId} {...noted} />
      {isError && !isFetchNextPageError && (
        <Failure text={texts.failed} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton label={texts.loading} rows={2} />}
      {data?.rows.length === 0 && <p className="mt-3 text-quiet">{texts.none}</p>}
      {data && data.rows.length > 0 && (
        <ol className="mt-3 divide-y divide-hairline border-t border-hairline">
          {data.rows.map((note) => (
            <NoteEntry key={note.id} note={note} noted={noted} />
          ))}
        </ol>
      )}
      <OlderEntries query={notes} failed={texts.failed} />
    </RecordSection>
  );
}

function NoteEntry({ note, noted }: { note: Note; noted: Noted }) {
  const user = useStaffUser();
  return (
    <li className="py-2.5">
      <div className="flex items-center justify-between gap-3 text-quiet">
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold text-text">{note.author_email ?? texts.formerAccount}</bdi>
          {', '}
          <TimeAgo timestamp={note.created_at} />
        </p>
        {note.author_id === user.id && <RemoveNote note={note} noted={noted} />}
      </div>
      <p dir="auto" className="mt-0.5 max-w-prose wrap-anywhere whitespace-pre-wrap">
        {unturned(note.body)}
      </p>
    </li>
  );
}

function RemoveNote({ note, noted }: { note: Note; noted: Noted }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeNote(note.id),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.removeFailed }),
    // The question goes with its note: closed before, it would hand the focus to what is about to go.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: notesKey(noted) });
      setAsking(false);
    },
  });

  return (
    <>
      <ToolButton
        look="text"
        aria-label={texts.removeOf(exactTime(dateOf(note.created_at)))}
        onClick={() => setAsking(true)}
        className="-my-2 px-2 font-normal"
      >
        {texts.remove}
      </ToolButton>
      {asking && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          cancel={texts.cancel}
          confirm={texts.remove}
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import type { ReplyName } from '@/content/en/admin-replies';
import { cursorOf, startOf, withTemplate, type Place } from './insert-template';
import type { ReceivedMail } from './message-queries';
import { firstTemplate, replyDraftName, type ReplyDraft } from './reply-draft';
import { filled, localeOf, templateOf } from './reply-text';
import { useTemplates } from './reply-templates';
import { useDraft } from './use-draft';
import { useMeeting } from './meeting';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { useStaffUser } from '../ui/staff-user';

interface UseReplyDraftOptions {
  kind: RecordKind;
  record: StaffRecord;
  mails: readonly ReceivedMail[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The text of a reply with its template and meeting; what is typed stays on this device until it is sent. */
export function useReplyDraft({ kind, record, mails, field }: UseReplyDraftOptions) {
  const templates = useTemplates(kind.table);
  const user = useStaffUser();
  const meetings = useMeeting(kind, record);
  const template = (name: ReplyName): ReplyDraft => {
    const text = filled(kind, record, templateOf(kind, localeOf(record), name, user, templates));
    return { name, ...(name === 'meeting' ? meetings.begin(text) : text) };
  };
  const blank = template('blank');
  const { typed, type, drop } = useDraft<ReplyDraft>(replyDraftName(kind.table, record.id));
  const [chosen, setChosen] = useState(() => firstTemplate(user.id, kind, record, mails));
  const value = typed ?? template(chosen);
  const isProposal = value.isProposal ?? value.name === 'proposal';

  useEffect(() => {
    writeAt(field.current, startOf(field.current?.value ?? ''));
    focusMeeting(field.current);
  }, [field]);

  const write = (next: Partial<ReplyDraft>) => type({ ...value, ...next });

  /** Replaces an unchanged template, or else inserts this one at the cursor. */
  function choose(name: ReplyName, place: Place = cursorOf(field.current)) {
    const next = template(name);
    const { isWhole, text, at } = withTemplate({
      text: value,
      place,
      present: template(value.name),
      chosen: next,
      blank,
    });
    const isUnchanged = typed === undefined || (isWhole && !value.meeting);
    flushSync(() => {
      setChosen(name);
      if (isUnchanged) return drop();
      write({
        ...text,
        name,
        meeting: next.meeting ?? value.meeting,
        isProposal: isProposal || name === 'proposal',
      });
    });
    writeAt(field.current, isUnchanged ? startOf(next.body) : at);
    if (next.meeting) focusMeeting(field.current);
  }

  return { value, isTyped: typed !== undefined, drop, meetings, blank, isProposal, write, choose };
}

/** Moves the focus to a place in a text. */
function writeAt(field: HTMLTextAreaElement | null, at: number) {
  field?.focus();
  field?.setSelectionRange(at, at);
}

/** Moves the focus to the day of a meeting, or to the field that keeps it from being sent. */
export function focusMeeting(field: HTMLTextAreaElement | null, problem?: string): void {
  const name = problem === texts.problems.place ? 'place' : 'day';
  field?.form?.querySelector<HTMLElement>(`fieldset [name=${name}]`)?.focus();
}

import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import type { ReplyName } from '@/content/en/admin-replies';
import { cursorIn, placeBelowGreeting, insertTemplate, type TextRange } from './insert-template';
import type { ReceivedMail } from './message-queries';
import { initialTemplate, replyDraftName, type ReplyDraft } from './reply-draft';
import { fillTemplate, localeOf, templateOf, type ReplyTarget } from './reply-text';
import { useTemplates } from './reply-templates';
import { useSavedDraft } from './use-saved-draft';
import { useMeeting } from './meeting';
import { useStaffUser } from '../ui/staff-user';

interface UseReplyDraftOptions extends ReplyTarget {
  mails: readonly ReceivedMail[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The text of a reply with its template and meeting; what is typed stays on this device until it is sent. */
export function useReplyDraft({ kind, record, mails, field }: UseReplyDraftOptions) {
  const templates = useTemplates(kind.table);
  const user = useStaffUser();
  const meetings = useMeeting(kind, record);
  const draftFrom = (name: ReplyName): ReplyDraft => {
    const template = templateOf(kind, localeOf(record), name, user, templates);
    const text = fillTemplate(kind, record, template);
    return { name, ...(name === 'meeting' ? meetings.replyWithMeeting(text) : text) };
  };
  const blank = draftFrom('blank');
  const draftName = replyDraftName(kind.table, record.id);
  const { savedDraft, saveDraft, deleteDraft } = useSavedDraft<ReplyDraft>(draftName);
  const [chosenName, setChosenName] = useState(() => initialTemplate(user.id, kind, record, mails));
  const isSaved = savedDraft !== undefined;
  const draft = savedDraft ?? draftFrom(chosenName);
  const isProposal = draft.isProposal ?? draft.name === 'proposal';
  useEffect(() => {
    focusTextAt(field.current, placeBelowGreeting(field.current?.value ?? ''));
    focusMeeting(field.current);
  }, [field]);
  const changeDraft = (changed: Partial<ReplyDraft>) => saveDraft({ ...draft, ...changed });
  /** Replaces an unchanged template, or else inserts this one at the cursor. */
  function chooseTemplate(name: ReplyName, place: TextRange = cursorIn(field.current)) {
    const next = draftFrom(name);
    const { isWhole, text, cursorAt } = insertTemplate({
      text: draft,
      place,
      present: draftFrom(draft.name),
      chosen: next,
      blank,
    });
    const isUnchanged = !isSaved || (isWhole && !draft.meeting);
    flushSync(() => {
      setChosenName(name);
      if (isUnchanged) return deleteDraft();
      changeDraft({
        ...text,
        name,
        meeting: next.meeting ?? draft.meeting,
        isProposal: isProposal || name === 'proposal',
      });
    });
    focusTextAt(field.current, isUnchanged ? placeBelowGreeting(next.body) : cursorAt);
    if (next.meeting) focusMeeting(field.current);
  }
  return { draft, isSaved, isProposal, meetings, blank, changeDraft, deleteDraft, chooseTemplate };
}

function focusTextAt(field: HTMLTextAreaElement | null, at: number) {
  field?.focus();
  field?.setSelectionRange(at, at);
}

/** Moves the focus to the day of a meeting, or to the field that keeps it from being sent. */
export function focusMeeting(field: HTMLTextAreaElement | null, problem?: string): void {
  const name = problem === texts.problems.place ? 'place' : 'day';
  field?.form?.querySelector<HTMLElement>(`fieldset [name=${name}]`)?.focus();
}

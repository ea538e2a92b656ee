import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { adminMeetings as texts } from '@/content/en/admin-meetings';
import type { ReplyName } from '@/content/en/admin-replies';
import { cursorOf, startOf, withTemplate, type Place } from './insert-template';
import type { ReceivedMail } from './received-queries';
import { firstTemplate, isFirstSending, replyDraftName, type ReplyDraft } from './reply-draft';
import { filled, localeOf, templateOf, type ChangedTemplate } from './reply-text';
import { useDraft } from './use-draft';
import { useMeeting } from './use-meeting';
import type { RecordList, StaffRecord } from '../records/record-list';
import { useStaffUser } from '../ui/staff-user';

interface UseReplyDraftOptions {
  list: RecordList;
  record: StaffRecord;
  templates: readonly ChangedTemplate[];
  mails: readonly ReceivedMail[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The text of a reply with its template and date; what is typed stays on this device until it is sent. */
export function useReplyDraft({ list, record, templates, mails, field }: UseReplyDraftOptions) {
  const user = useStaffUser();
  const locale = localeOf(record);
  const date = useMeeting(list, record, user);
  const template = (name: ReplyName): ReplyDraft => {
    const text = filled(list, record, templateOf(list, locale, name, user, templates));
    return { name, ...(name === 'meeting' ? date.begin(text) : text) };
  };
  const blank = template('blank');
  const draft = useDraft(replyDraftName(list.table, record.id), () =>
    template(firstTemplate(user.id, list, record, mails)),
  );
  const { name, subject, body, meeting } = draft.value;
  const isProposal = draft.value.isProposal ?? name === 'proposal';
  const [isChosen, setChosen] = useState(false);

  useEffect(() => {
    writeAt(field.current, startOf(field.current?.value ?? ''));
    showMeeting(field.current);
  }, [field]);

  const shown = useRef(templates);
  useEffect(() => {
    if (shown.current === templates) return;
    shown.current = templates;
    if (!draft.isTyped) draft.reset(template(name));
  });

  const write = (typed: Partial<ReplyDraft>) => draft.type({ ...draft.value, ...typed });

  /** Takes a template in place of one that nobody changed, or else puts it where the cursor is. */
  function choose(chosen: ReplyName, place: Place = cursorOf(field.current)) {
    setChosen(true);
    const next = template(chosen);
    const { isWhole, text, at } = withTemplate({
      text: { subject, body },
      place,
      present: template(name),
      chosen: next,
      blank,
    });
    const isUnchanged = !draft.isTyped || (isWhole && !meeting);
    flushSync(() =>
      isUnchanged
        ? draft.reset(next)
        : write({
            ...text,
            name: chosen,
            meeting: next.meeting ?? meeting,
            isProposal: isProposal || chosen === 'proposal',
          }),
    );
    writeAt(field.current, isUnchanged ? startOf(next.body) : at);
    if (next.meeting) showMeeting(field.current);
  }

  return {
    draft,
    date,
    blank,
    isProposal,
    write,
    choose,
    /** Whether a template that nobody has looked at is sent for the first time. */
    isUnread: () =>
      !draft.isTyped && !isChosen && isFirstSending(`${list.table} ${locale} ${name}`),
  };
}

/** Moves the focus to a place in a text. */
function writeAt(field: HTMLTextAreaElement | null, at: number) {
  field?.focus();
  field?.setSelectionRange(at, at);
}

/** Moves the focus to the day of a meeting, or to what keeps it from being sent, with all of its fields in sight. */
export function showMeeting(field: HTMLTextAreaElement | null, problem?: string): void {
  const name = problem === texts.problems.place ? 'place' : 'day';
  const asked = field?.form?.querySelector<HTMLElement>(`fieldset [name=${name}]`);
  const fields = asked?.closest('fieldset');
  const scroller = fields?.parentElement;
  if (!asked || !scroller) return;
  asked.focus({ preventScroll: true });
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
  const view = scroller.getBoundingClientRect();
  const above = fields.getBoundingClientRect().top - view.top - covered;
  const last = fields.querySelector('[name=place]') ?? fields;
  // What comes before the fields gives way where all of it has no room.
  const below = last.getBoundingClientRect().bottom + 6 - view.bottom;
  scroller.scrollTop += Math.max(above, below);
}

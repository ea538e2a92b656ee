import { useState } from 'react';
import type { ReplyName } from '@/content/en/admin-replies';
import type { Locale } from '@/content/facts/languages';
import { checkReply } from './check-reply';
import { insertTemplate } from './insert-template';
import { useTemplates } from './reply-templates';
import { placeholdersOf, templateOf, type ReplyText } from './reply-text';
import { useSavedDraft } from './use-saved-draft';
import type { RecordKind } from '../records/record-kind';
import { useStaffUser } from '../ui/staff-user';

interface BulkDraft {
  name: ReplyName;
  texts: Record<Locale, ReplyText>;
  reason?: string;
}

/** The texts of a reply to several people, one per language; what is typed stays on this device until it is sent. */
export function useBulkDraft(kind: RecordKind, initialName: ReplyName) {
  const user = useStaffUser();
  const templates = useTemplates(kind.table);
  const [chosenName, setChosenName] = useState(initialName);
  const draftName = `replies:${kind.table}:${initialName}`;
  const { savedDraft, saveDraft, deleteDraft } = useSavedDraft<BulkDraft>(draftName);
  const templateIn = (locale: Locale, name: ReplyName) =>
    templateOf(kind, locale, name, user, templates);
  const draft: BulkDraft = savedDraft ?? {
    name: chosenName,
    texts: byLocale((locale) => templateIn(locale, chosenName)),
  };
  const hasReason = draft.name === 'decline' && kind.awaitsDecision === true;
  const changeDraft = (changed: Partial<BulkDraft>) => saveDraft({ ...draft, ...changed });
  const changeText = (locale: Locale, changed: Partial<ReplyText>) =>
    changeDraft({ texts: { ...draft.texts, [locale]: { ...draft.texts[locale], ...changed } } });
  /** Replaces the templates or, once a text was changed, inserts this one into each text. */
  function chooseTemplate(name: ReplyName) {
    setChosenName(name);
    if (!savedDraft) return;
    const textIn = (locale: Locale) =>
      insertTemplate({
        text: savedDraft.texts[locale],
        present: templateIn(locale, savedDraft.name),
        chosen: templateIn(locale, name),
        blank: templateIn(locale, 'blank'),
      }).text;
    saveDraft({ ...savedDraft, name, texts: byLocale(textIn) });
  }
  /** Returns the text of a language as it is stored, with its reason, and what keeps it from being sent. */
  function checkText(locale: Locale) {
    const text = draft.texts[locale];
    const finished = hasReason && draft.reason ? withReason(text, draft.reason) : text;
    return checkReply(finished, templateIn(locale, 'blank'), placeholdersOf(kind));
  }
  return { draft, hasReason, changeDraft, changeText, chooseTemplate, checkText, deleteDraft };
}

/** Inserts a reason after the greeting and the decision. */
function withReason({ subject, body }: ReplyText, reason: string): ReplyText {
  const [greeting = '', decision = '', ...others] = body.split('\n\n');
  return { subject, body: [greeting, decision, reason, ...others].join('\n\n') };
}

const byLocale = <Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> => ({
  en: valueIn('en'),
  fr: valueIn('fr'),
});

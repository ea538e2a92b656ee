import { admin } from '@/content/en/admin';
import { activitySentences } from '@/content/en/admin-activity';
import { adminUndo } from '@/content/en/admin-undo';
import type { Database } from '@/lib/database.types';
import { ownValue } from '@/lib/own-value';
import { loggedChange, staffFields } from '../changes/staff-fields';
import { recordKindOf } from '../records/tabs';
import { loggedFactText } from '../setup/fact-values';
import { allFacts } from '../setup/facts';
import { authorName } from '../ui/colleagues';
import { isolate, stripBidiControls } from '../ui/direction';

type Activity = Database['public']['Tables']['activity_log']['Row'];

/** An entry of the feed; one of a batch stands for all of it. */
export interface FeedEntry extends Activity {
  undone: number;
  undone_by: string | null;
  undone_by_email: string | null;
  can_undo: boolean;
}

const { activity: texts } = admin;

/** Says what happened, without who did it; an action without a sentence is named as it is. */
export function eventText(entry: FeedEntry): string {
  const { action, table_name } = entry;
  const fact = action === 'fact_changed' && allFacts.find(({ key }) => key === entry.summary);
  const summary = isolate(fact ? fact.label : entry.summary);
  const what = ownValue(texts.what, table_name) ?? table_name;
  const { from, to } = fact
    ? { from: loggedFactText(fact, entry.before), to: loggedFactText(fact, entry.after) }
    : loggedChange(entry, recordKindOf(table_name));
  const sentence = ownValue(activitySentences, action);
  if (sentence) return sentence({ ...entry, summary, what, from, to });
  return decisionText(entry, { what, summary, from, to }) ?? `${action} ${summary}`;
}

type StoryWords = Record<'what' | 'summary' | 'from' | 'to', string>;

/** Says what was decided about one record or several; undefined for other actions. */
function decisionText({ action, records, to_status }: FeedEntry, words: StoryWords) {
  const decided = ownValue(staffFields, action)?.texts;
  const { what, summary, from, to } = words;
  if (records) return decided?.many?.(what, records, to_status && to);
  return decided?.one?.(what, summary, from, to);
}

export function actorOf({ action, summary, actor_id, actor_email }: FeedEntry): string {
  if (action.endsWith('submitted')) return stripBidiControls(summary);
  return (
    authorName(actor_id, actor_email) ?? (action === 'withdrawn' ? texts.visitor : texts.nobody)
  );
}

export function undoneText({ undone, undone_by, undone_by_email, records }: FeedEntry): string {
  const by = isolate(authorName(undone_by, undone_by_email) ?? texts.nobody);
  return records && undone < records
    ? adminUndo.partlyUndone(undone, records, by)
    : adminUndo.undone(by);
}

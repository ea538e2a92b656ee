import { adminAway as texts } from '@/content/en/admin-away';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ownerName, useColleagues } from '../ui/colleagues';
import { QuestionDialog } from '../ui/question-dialog';
import { dayField } from '../ui/question-field';
import { dayFromNow, weekdayText } from '../ui/timestamps';
import { useCommand } from '../ui/use-command';

interface AwayDialogProps {
  id: string;
  /** The colleague's name; null for oneself. */
  who: string | null;
  onClose: () => void;
}

/** Asks until when a colleague is away, and who takes over. */
export function AwayDialog({ id, who, onClose }: AwayDialogProps) {
  const { colleagues = [] } = useColleagues();
  const stored = colleagues.find((one) => one.id === id);
  const deputies = colleagues.filter(
    (one) =>
      one.id === stored?.deputy_id ||
      (one.id !== id && stored?.table_names.some((table) => one.table_names.includes(table))),
  );
  const { run } = useCommand({
    run: async (away: { until?: string; deputy?: string }) =>
      dataOf(await staff().rpc('set_away', { user_id: id, ...away })),
    changes: ['admin_users'],
    done: (_, { until }) => (until ? texts.saved(weekdayText(until)) : texts.isBack),
    failed: texts.failed,
    isQuiet: true,
  });
  const until = {
    ...dayField(texts.until, texts.failed),
    min: dayFromNow(0),
    value: stored?.away_until ?? dayFromNow(7),
  };
  const deputy = {
    label: texts.deputy,
    value: stored?.deputy_id,
    options: {
      '': texts.noDeputy,
      ...Object.fromEntries(deputies.map((one) => [one.id, ownerName(one.id, colleagues)])),
    },
  };
  return (
    <QuestionDialog
      title={texts.title(who)}
      text={texts.text}
      fields={{ until, deputy }}
      {...(stored?.away_until && { other: { label: texts.back, onChoose: () => run({}) } })}
      yes={texts.save}
      onYes={(away) => run({ until: away.until, ...(away.deputy && { deputy: away.deputy }) })}
      onClose={onClose}
    />
  );
}

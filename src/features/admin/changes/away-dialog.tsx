import { adminAway as texts } from '@/content/en/admin-away';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { shownName, useColleagues, type Colleague } from '../ui/colleagues';
import { useCompanyToday } from '../ui/mail-state';
import { QuestionDialog } from '../ui/question-dialog';
import { dayField } from '../ui/question-field';
import { dayFromNow, weekdayText } from '../ui/timestamps';
import { useCommand } from '../ui/use-command';

interface AwayDialogProps {
  colleagueId: string;
  /** Null for oneself. */
  colleagueName: string | null;
  onClose: () => void;
}

const usualAbsenceDays = 7;

export function AwayDialog({ colleagueId, colleagueName, onClose }: AwayDialogProps) {
  const { colleagues = [] } = useColleagues();
  const colleague = colleagues.find(({ id }) => id === colleagueId);
  const deputies = colleague ? deputiesFor(colleague, colleagues) : [];
  const { run } = useCommand({
    run: async (away: { until?: string; deputy?: string }) =>
      dataOf(await staff().rpc('set_away', { user_id: colleagueId, ...away })),
    changes: ['admin_users'],
    done: (_, { until }) => (until ? texts.saved(weekdayText(until)) : texts.isBack),
    failed: texts.failed,
    isQuiet: true,
  });
  const until = dayField(texts.until, texts.failed, {
    min: useCompanyToday(),
    value: colleague?.away_until ?? dayFromNow(usualAbsenceDays),
  });
  const deputy = {
    label: texts.deputy,
    value: colleague?.deputy_id,
    options: {
      '': texts.noDeputy,
      ...Object.fromEntries(deputies.map((one) => [one.id, shownName(one)])),
    },
  };
  return (
    <QuestionDialog
      title={texts.title(colleagueName)}
      text={texts.text}
      fields={{ until, deputy }}
      {...(colleague?.away_until && {
        otherAnswer: { label: texts.back, onChoose: () => run({}) },
      })}
      yes={texts.save}
      onYes={(away) => run({ until: away.until, ...(away.deputy && { deputy: away.deputy }) })}
      onClose={onClose}
    />
  );
}

/** Returns who can take over: colleagues with a kind of record in common, and the deputy set already. */
const deputiesFor = (colleague: Colleague, colleagues: readonly Colleague[]) =>
  colleagues.filter(
    ({ id, table_names }) =>
      id === colleague.deputy_id ||
      (id !== colleague.id && colleague.table_names.some((table) => table_names.includes(table))),
  );

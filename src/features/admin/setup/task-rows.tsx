import { Link } from '@/components/ui/link';
import { adminSetup } from '@/content/en/admin-setup';
import { cx } from '@/lib/cx';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { recordKinds } from '../records/tabs';
import { QuestionButton } from '../ui/question-dialog';
import { toolButtonClasses, toolVariantClasses } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { SetupEntry } from './setup-entry';
import type { TaskRow } from './use-setup';

const { samples: texts } = adminSetup.rows;

export function TaskRows({ rows }: { rows: readonly TaskRow[] }) {
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <SetupEntry key={row.id} row={row} actions={<TaskAction row={row} />}>
          <p className="text-quiet">{row.text}</p>
        </SetupEntry>
      ))}
    </ul>
  );
}

function TaskAction({ row: { to, link, sampleCount } }: { row: TaskRow }) {
  if (sampleCount) return <RemoveSamplesButton count={sampleCount} />;
  if (!to) return null;
  const className = cx(toolButtonClasses, toolVariantClasses.text);
  return to.startsWith('/admin') ? (
    <Link to={to} data-open className={className}>
      {link}
    </Link>
  ) : (
    <a href={to} target="_blank" rel="noopener" data-open className={className}>
      {link}
    </a>
  );
}

function RemoveSamplesButton({ count }: { count: number }) {
  const { run } = useCommand({
    run: async () => dataOf(await staff().rpc('remove_samples')) ?? 0,
    changes: ['samples', ...recordKinds.map(({ table }) => table)],
    done: (removed) => texts.removed(removed),
    failed: texts.failed,
    isQuiet: true,
  });
  return (
    <QuestionButton
      button={{ children: texts.remove(count), variant: 'danger' }}
      title={texts.question}
      text={texts.questionText(count)}
      cancel={adminSetup.fact.cancel}
      yes={texts.remove(count)}
      busy={texts.removing}
      isDestructive
      onYes={() => run()}
    />
  );
}

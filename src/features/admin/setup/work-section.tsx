import { Link } from '@/components/ui/link';
import { adminSetup } from '@/content/en/admin-setup';
import { cx } from '@/lib/cx';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { QuestionButton } from '../ui/question';
import { toolButton, toolVariants } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { tabs } from '../records/tabs';
import { Row } from './setup-row';
import type { WorkRow } from './use-setup';

const { samples: texts } = adminSetup.rows;

/** What is found by the site as it is used. */
export function WorkRows({ rows, samples }: { rows: readonly WorkRow[]; samples: number }) {
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          actions={
            row.to ? (
              <Link to={row.to} data-open className={cx(toolButton, toolVariants.outlined)}>
                {row.link}
              </Link>
            ) : (
              samples > 0 && <RemoveSamples count={samples} />
            )
          }
        >
          <p className="text-quiet">{row.text}</p>
        </Row>
      ))}
    </ul>
  );
}

function RemoveSamples({ count }: { count: number }) {
  const { run } = useCommand({
    run: async () => dataOf(await staff().rpc('remove_samples')) ?? 0,
    changes: ['samples', ...tabs.flatMap(({ lists }) => lists.map(({ table }) => table))],
    done: (removed) => texts.removed(removed),
    failed: texts.failed,
    quiet: true,
  });
  return (
    <QuestionButton
      button={{ children: texts.remove(count), variant: 'danger' }}
      title={texts.question}
      text={texts.questionText(count)}
      cancel={adminSetup.fact.cancel}
      yes={texts.remove(count)}
      busy={texts.removing}
      danger
      onYes={() => run()}
    />
  );
}

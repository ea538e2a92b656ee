import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { ActionRow } from '../ui/action-row';
import { failureTextOf } from '../replies/unsent-replies';
import { QuerySection } from '../ui/query-section';
import { recordKindOf } from '../records/tabs';
import { isolate } from '../ui/direction';
import { mailStateQuery } from '../ui/mail-state';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';
import { RetryMailButton } from '../ui/retry-mail-button';
import { useCommand } from '../ui/use-command';
import { recipientsQuery, unsentMailsQuery, type UnsentMail } from './mail-queries';

const { list: texts } = adminMail;

export function UnsentSection() {
  const mails = useStaffQuery(unsentMailsQuery);
  const { data: state } = useStaffQuery(mailStateQuery);
  return (
    <QuerySection texts={texts} query={mails} rows={3}>
      {(rows) => (
        <>
          {rows.length === 0 && <p className="text-quiet">{texts.empty}</p>}
          {state && state.failed > 0 && <RetryAll />}
          <ol className="border-t border-line empty:hidden">
            {rows.map((mail) => (
              <UnsentMailEntry key={mail.id} mail={mail} />
            ))}
          </ol>
        </>
      )}
    </QuerySection>
  );
}

function UnsentMailEntry({ mail }: { mail: UnsentMail }) {
  const { data: recipients } = useStaffQuery(recipientsQuery);
  const recipient = recipients?.find(({ id }) => id === mail.recipient_id);
  const addressee = mail.recipient_id ? (recipient?.address ?? texts.recipient) : texts.visitor;
  const name = texts.mail(ownValue(adminMail.kinds, mail.kind) ?? mail.kind, isolate(addressee));
  const isFailed = mail.state === 'failed';
  const kind = recordKindOf(mail.table_name ?? '');
  return (
    <ActionRow id={mail.id} actions={<RetryMailButton mail={mail} name={name} />}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="min-w-0 font-semibold">{name}</strong>
        {kind && mail.record_id && (
          <Link
            to={`${kind.path}/${mail.record_id}`}
            data-open
            className="text-link underline-offset-4 hover:underline pointer-coarse:py-2"
          >
            {texts.about(`${admin.activity.what[kind.table]} ${referenceOf(mail.record_id)}`)}
          </Link>
        )}
      </p>
      <p className="max-w-prose">{failureTextOf(mail)}</p>
      <p className="flex flex-wrap gap-x-3 text-quiet">
        <span className={cx('font-semibold', isFailed ? 'text-bad' : 'text-warning')}>
          {isFailed ? adminMail.states.failed : texts.held}
        </span>
        <TimeAgo timestamp={mail.created_at} />
        <span>{mail.attempts > 0 ? texts.tries(mail.attempts) : texts.notTried}</span>
      </p>
    </ActionRow>
  );
}

/** Retries what failed lately, also what is not on this page. */
function RetryAll() {
  const { run, isPending } = useCommand({
    run: async () => dataOf(await staff().rpc('retry_mails')) ?? 0,
    changes: ['mails'],
    done: texts.allRetried,
    failed: texts.retryAllFailed,
  });
  return (
    <ToolButton className="mb-3" inactive={isPending} onClick={() => void run()}>
      {isPending ? texts.retrying : texts.retryAll}
    </ToolButton>
  );
}

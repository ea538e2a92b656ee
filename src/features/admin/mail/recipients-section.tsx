import { ownValue } from '@/lib/own-value';
import { TriangleAlert } from 'lucide-react';
import { adminMail } from '@/content/en/admin-mail';
import { refreshMs } from '../record/record-queries';
import { Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { AddMailbox } from './add-mailbox';
import { MailSection } from './mail-section';
import { RecipientEntry, submissionLists } from './recipient-entry';
import { recipientsQuery, type Recipient } from './recipient-queries';

const { recipients: texts } = adminMail;

export function RecipientsSection() {
  const query = { ...recipientsQuery, refetchInterval: refreshMs };
  const { data, isError, refetch } = useStaffQuery(query);
  return (
    <MailSection title={texts.title}>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} rows={3} />}
      {data && (
        <>
          <Untold recipients={data} />
          <p className="max-w-prose pb-3 text-quiet">{texts.staffEnds}</p>
          <ul className="border-t border-hairline">
            {data.map((recipient) => (
              <RecipientEntry key={recipient.id} stored={recipient} />
            ))}
          </ul>
          <AddMailbox recipients={data} />
        </>
      )}
    </MailSection>
  );
}

/** Kinds of submissions that come in without anybody being told. */
function Untold({ recipients }: { recipients: readonly Recipient[] }) {
  const untold = submissionLists.filter(
    ({ table }) =>
      !recipients.some(({ mode, table_names }) => mode !== 'off' && table_names.includes(table)),
  );
  return (
    <output>
      {untold.map(({ table }) => (
        <span
          key={table}
          className="flex items-start gap-2.5 pb-1.5 font-semibold text-warning last:pb-3"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
          {texts.nobody(ownValue(texts.plural, table) ?? table)}
        </span>
      ))}
    </output>
  );
}

import { useRef, useState } from 'react';
import { adminMail } from '@/content/en/admin-mail';
import { OlderEntries } from '../record/older-entries';
import { Empty, Failure, Skeleton } from '../ui/list-states';
import { useStaffPages, useStaffQuery } from '../ui/staff-query';
import { useKeptFocus } from '../ui/use-kept-focus';
import { unsentQuery } from './mail-queries';
import { MailSection } from './mail-section';
import { recipientsQuery } from './recipient-queries';
import { UnsentMail } from './unsent-mail';

const { list: texts } = adminMail;

export function UnsentSection() {
  const [all, setAll] = useState(false);
  const mails = useStaffPages(unsentQuery(all));
  const { data: recipients = [] } = useStaffQuery(recipientsQuery);
  const { data, isError, refetch, isFetchNextPageError } = mails;
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(area, heading);

  return (
    <MailSection title={texts.title} heading={heading}>
      <label className="inline-flex min-h-11 items-center gap-2.5 md:min-h-9">
        <input
          type="checkbox"
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
          className="size-4.5 shrink-0 accent-brand"
        />
        {texts.all}
      </label>
      {isError && !isFetchNextPageError && (
        <Failure text={texts.failed} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton label={texts.loading} rows={3} />}
      <div ref={area}>
        {data?.rows.length === 0 && <Empty text={all ? texts.emptyAll : texts.empty} />}
        {data && data.rows.length > 0 && (
          <ol className="border-t border-hairline">
            {data.rows.map((mail) => (
              <UnsentMail
                key={mail.id}
                mail={mail}
                recipient={recipients.find(({ id }) => id === mail.recipient_id)?.address}
              />
            ))}
          </ol>
        )}
      </div>
      <OlderEntries query={mails} failed={texts.failed} />
    </MailSection>
  );
}

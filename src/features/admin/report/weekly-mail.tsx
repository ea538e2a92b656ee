import { adminReport } from '@/content/en/admin-report';
import { recipientsQuery, type Recipient } from '../mail/mail-queries';
import { useRecipient } from '../mail/use-recipient';
import { useStaffQuery } from '../ui/staff-query';
import { Tick } from '../ui/tick';

/** Offers the figures of each week by email. */
export function WeeklyMail() {
  const { data } = useStaffQuery(recipientsQuery);
  const own = data?.find((one) => one.own);
  return own ? <Offer stored={own} /> : null;
}

function Offer({ stored }: { stored: Recipient }) {
  const { recipient, change, said } = useRecipient(stored);
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-4 print:hidden">
      <Tick on={recipient.weekly} onTurn={() => change({ weekly: !recipient.weekly })}>
        {adminReport.byMail}
      </Tick>
      {said}
    </div>
  );
}

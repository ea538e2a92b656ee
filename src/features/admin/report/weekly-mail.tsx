import { adminReport as texts } from '@/content/en/admin-report';
import { recipientsQuery, type Recipient } from '../mail/mail-queries';
import { useRecipient } from '../mail/use-recipient';
import { useStaffQuery } from '../ui/staff-query';

/** Offers the figures of each week by email. */
export function WeeklyMail() {
  const { data } = useStaffQuery(recipientsQuery);
  const own = data?.find((one) => one.own);
  return own ? <Offer stored={own} /> : null;
}

function Offer({ stored }: { stored: Recipient }) {
  const { recipient, change, status } = useRecipient(stored);
  return (
    <p className="mt-7 flex flex-wrap items-center gap-x-4 print:hidden">
      <label className="flex min-h-11 items-center gap-2 md:min-h-9 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={recipient.weekly}
          onChange={() => change({ weekly: !recipient.weekly })}
          className="size-6 shrink-0 accent-link md:size-4.5"
        />
        {texts.byMail}
      </label>
      <output className="text-quiet">
        {{ idle: '', pending: texts.saving, success: texts.saved, error: texts.notSaved }[status]}
      </output>
    </p>
  );
}

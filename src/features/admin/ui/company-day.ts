import { mailStateQuery } from './mail-state';
import { useStaffQuery } from './staff-query';
import { dayIn } from './timestamps';

/** Returns today in the company's time zone, in which follow-ups are due; the reader's until it is known. */
export function useCompanyToday(): string {
  const { data } = useStaffQuery(mailStateQuery);
  return dayIn(data?.time_zone);
}

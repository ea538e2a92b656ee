import { queryOptions } from '@tanstack/react-query';
import { admin } from '@/content/en/admin';
import { adminSame } from '@/content/en/admin-same';
import { referenceOf } from '@/lib/reference';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { relatedQuery } from '../records/related';
import { listOf } from '../records/tabs';
import { isolated, unturned } from '../ui/direction';
import { Failure } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { Tick, turned } from '../ui/tick';
import { TimeAgo } from '../ui/time-ago';

const { phone: texts, mentions: mentioned } = adminSame;

interface SamePhoneProps {
  email: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Asks which other records of a phone number belong to the person who is erased. */
export function SamePhone({ email, chosen, onChange }: SamePhoneProps) {
  const { data = [], isError, refetch } = useStaffQuery(relatedQuery({ email }));
  const others = data.filter(
    ({ shared, address }) =>
      shared.includes('phone') && address.toLowerCase() !== email.toLowerCase(),
  );
  if (isError) return <Failure text={texts.failed} onRetry={() => void refetch()} />;
  if (others.length === 0) return null;
  return (
    <fieldset className="border-s-2 border-warning ps-3">
      <legend className="pb-1">{texts.question}</legend>
      {others.map(({ id, source_table, sender, address, created_at }) => {
        const table = listOf(source_table)?.table;
        return (
          <Tick key={id} on={chosen.includes(id)} onTurn={() => onChange(turned(chosen, id))}>
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{unturned(sender)}</bdi>{' '}
              {[address && isolated(address), table && admin.activity.what[table], referenceOf(id)]
                .filter(Boolean)
                .join(', ')}
              , <TimeAgo timestamp={created_at} />
            </span>
          </Tick>
        );
      })}
    </fieldset>
  );
}

/** Other records that hold the address, name or number of the person; whoever reads them decides. */
export function Mentions({ email }: { email: string }) {
  const { data = [], isError, refetch } = useStaffQuery(mentionsQuery(email));
  if (isError) return <Failure text={mentioned.failed} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <div className="border-s-2 border-warning ps-3">
      <p>{mentioned.text}</p>
      <ul>
        {data.map(({ id, source_table, sender }) => {
          const list = listOf(source_table);
          return (
            <li key={id} className="wrap-anywhere">
              <a
                href={list && `${list.path}/${id}`}
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-link underline-offset-4 hover:underline"
              >
                {referenceOf(id)}
              </a>
              , <bdi>{unturned(sender)}</bdi>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function mentionsQuery(email: string) {
  return queryOptions({
    queryKey: ['mentions_of', email],
    queryFn: async ({ signal }) =>
      dataOf(await staff().rpc('mentions_of', { email }).abortSignal(signal)) ?? [],
    gcTime: 0,
  });
}

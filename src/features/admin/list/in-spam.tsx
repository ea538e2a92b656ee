import { Link } from '@/components/ui/link';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { useOpenList } from './list-context';
import { countQuery } from './list-queries';
import { spamView, writeView } from './list-view';
import type { RecordList } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';

interface InSpamProps {
  list: RecordList;
  search: string;
  count: number;
  onFollow?: () => void;
}

/** Says how many matches of a search are held as spam, and leads to them. */
export function InSpam({ list, search, count, onFollow }: InSpamProps) {
  if (count === 0) return null;
  return (
    <Link
      to={`${list.path}?${writeView({ ...spamView, search })}`}
      {...(onFollow && { onClick: onFollow })}
      className="inline-flex min-h-9 items-center font-semibold text-warning underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {texts.more(count)}
    </Link>
  );
}

/** The same for the search of a list. */
export function MoreInSpam() {
  const { list, view } = useOpenList();
  const { search } = view;
  const isAsked = list.visitors && !view.spam && search !== '';
  const { data = 0 } = useStaffQuery({
    ...countQuery(list, { ...spamView, search }),
    enabled: isAsked,
  });
  return isAsked ? <InSpam list={list} search={search} count={data} /> : null;
}

import { Link } from '@/components/ui/link';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { spamView, writeView } from '../list/list-view';
import type { RecordList } from '../records/record-list';

interface InSpamProps {
  list: RecordList;
  search: string;
  count: number;
}

/** Says how many matches of a search are held as spam, and leads to them. */
export function InSpam({ list, search, count }: InSpamProps) {
  if (count === 0) return null;
  return (
    <Link
      to={`${list.path}?${writeView({ ...spamView, search })}`}
      className="inline-flex min-h-9 items-center font-semibold text-warning underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {texts.more(count)}
    </Link>
  );
}

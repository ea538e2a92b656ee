import { ArrowLeft } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { countQuery } from './list-queries';
import { spamView, writeView } from './list-view';
import type { RecordList } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';
import { toolButton, toolVariants } from '../ui/tool-button';

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

/** Above the list's spam: the way back, and what becomes of it. */
export function SpamBanner() {
  const { list } = useOpenList();
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 border-warning ps-3">
      <Link to={list.path} className={cx(toolButton, toolVariants.outlined)}>
        <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
        {texts.back}
      </Link>
      <p className="min-w-0 grow basis-60 text-quiet">{texts.kept}</p>
    </div>
  );
}

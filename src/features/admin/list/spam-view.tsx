import { ArrowLeft, ShieldAlert } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { countQuery } from './list-queries';
import { spamView, writeView } from './list-view';
import { useStaffQuery } from '../ui/staff-query';
import { toolButton, toolVariants } from '../ui/tool-button';

/** Leads to the list's spam and says how much there is. */
export function SpamLink() {
  const { list, view } = useOpenList();
  const { data: count } = useStaffQuery(countQuery(list, spamView));
  if (view.spam) return null;
  return (
    <Link
      to={`${list.path}?${writeView(spamView)}`}
      className={cx(
        toolButton,
        toolVariants.text,
        'text-quiet tabular-nums max-md:-ms-3 max-md:me-auto',
      )}
    >
      <ShieldAlert aria-hidden className="size-4.5" strokeWidth={1.5} />
      {texts.open(count)}
    </Link>
  );
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

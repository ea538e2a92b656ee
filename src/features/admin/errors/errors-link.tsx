import { ArrowRight, Bug, CircleCheck } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminErrors } from '@/content/en/admin-errors';
import { errorsPath } from '../registry/tabs';
import { useStaffQuery } from '../ui/staff-query';
import { errorCountQuery } from './error-queries';

const { link: texts } = adminErrors;

/** The way to Errors, below Overview: how many there are. */
export function ErrorsLink() {
  const { data: count, isError } = useStaffQuery(errorCountQuery);
  const Icon = count === 0 ? CircleCheck : Bug;
  return (
    <Link
      to={errorsPath}
      className="mt-6 flex min-h-11 items-center gap-2.5 border-y border-hairline px-4 py-2 hover:text-brand md:px-5"
    >
      <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
      <span>{wordsFor(count, isError)}</span>
      <ArrowRight aria-hidden className="ms-auto size-4.5 shrink-0" strokeWidth={1.5} />
    </Link>
  );
}

function wordsFor(count: number | undefined, isError: boolean): string {
  if (count === undefined) return isError ? texts.unknown : texts.loading;
  return count === 0 ? texts.none : texts.some(count);
}

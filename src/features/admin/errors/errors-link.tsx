import { ArrowRight, Bug } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminErrors as texts } from '@/content/en/admin-errors';
import { errorsPath } from '../records/tabs';

/** Links from Overview to Errors. */
export function ErrorsLink() {
  return (
    <Link
      to={errorsPath}
      className="mt-6 flex min-h-11 items-center gap-2.5 border-y border-line px-4 py-2 hover:text-link md:px-5"
    >
      <Bug aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
      <span>{texts.inBrowsers}</span>
      <ArrowRight aria-hidden className="ms-auto size-4.5 shrink-0" strokeWidth={1.5} />
    </Link>
  );
}

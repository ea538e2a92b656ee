import { Link } from '@/components/ui/link';
import { adminTeam } from '@/content/en/admin-team';

const { notIncluded: texts } = adminTeam;

/** Replaces a list or a screen that the user's role does not include. */
export function NotIncluded({ what }: { what: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <div role="alert">
        <h2 className="text-heading">{texts.title}</h2>
        <p className="mt-2">{texts.of(what)}</p>
        <p className="text-quiet">{texts.ask}</p>
      </div>
      <Link to="/admin" className="text-link underline-offset-4 hover:underline">
        {texts.toOverview}
      </Link>
    </div>
  );
}

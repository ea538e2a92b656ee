import { useTexts } from '@/components/texts';
import { inLocale } from '@/content/facts/languages';
import type { NamedLink } from '@/content/types';

/** Links from a form. They open in a new tab, because leaving would lose checkboxes and selections. */
export function LinksInNewTab({ links }: { links: readonly NamedLink[] }) {
  const { locale, ui } = useTexts();
  return (
    <p className="flex flex-wrap gap-x-5 text-small">
      {links.map(({ name, path }) => (
        <a
          key={path}
          href={inLocale(locale, path)}
          target="_blank"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-link"
        >
          {name}
          <span className="sr-only">&nbsp;{ui.opensInNewTab}</span>
        </a>
      ))}
    </p>
  );
}

export function PrivacyLink() {
  const { agreement } = useTexts();
  return <LinksInNewTab links={agreement.filter(({ path }) => path === '/privacy')} />;
}

import { List, Trigger } from '@radix-ui/react-tabs';
import { Mark } from '@/components/dial/mark';
import { admin } from '@/content/en/admin';
import { site } from '@/content/facts/site';
import { HeaderMenu } from './header-menu';
import type { Tab } from './records/tabs';
import { SearchButton } from './search/search-button';
import { SignOutButton } from './session/sign-out-button';
import { useIsWide } from './ui/use-width';
import { Welcome } from './ui/welcome';

interface HeaderProps {
  tabs: readonly Tab[];
  /** The name of the screen, shown on smaller screens. */
  screen: string;
  onSignOut: () => void;
}

/** One row: the company, the tabs, the search, a menu and Sign Out. On smaller screens, the menu includes the tabs. */
export function Header({ tabs, screen, onSignOut }: HeaderProps) {
  const isWide = useIsWide();
  return (
    <header className="sticky top-0 z-10 h-(--staff-header) border-b border-line bg-sand print:hidden">
      <div className="flex h-full items-center gap-x-1 px-gutter max-lg:pe-[calc(theme(spacing.gutter)-0.625rem)] lg:gap-x-3">
        <p className="flex items-center gap-2 font-bold tracking-tight whitespace-nowrap max-lg:hidden">
          <Mark digit="0" className="size-6 shrink-0" />
          {site.name}
        </p>
        <h1 className="border-s border-line ps-3 whitespace-nowrap text-quiet max-xl:sr-only">
          {admin.dashboard.title}
        </h1>
        <p
          aria-hidden
          className="min-w-0 grow truncate text-[1.0625rem] font-bold tracking-tight lg:hidden"
        >
          {screen}
        </p>
        <List
          aria-label={admin.dashboard.tabs}
          className="me-auto flex h-full max-lg:hidden xl:ms-3"
        >
          {tabs.map(({ path, label, icon: Icon }) => (
            <Trigger
              key={path}
              value={path}
              className="flex items-center gap-2 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-quiet -outline-offset-3 transition-colors hover:text-ink data-[state=active]:border-link data-[state=active]:text-link"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 max-2xl:hidden" strokeWidth={1.5} />
              {label}
            </Trigger>
          ))}
        </List>
        <SearchButton />
        <HeaderMenu tabs={tabs} />
        {isWide && (
          <Welcome className="line-clamp-2 max-w-36 min-w-0 text-small leading-tight wrap-anywhere text-quiet" />
        )}
        <SignOutButton onSignOut={onSignOut} />
      </div>
    </header>
  );
}

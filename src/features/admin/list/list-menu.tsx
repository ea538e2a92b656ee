import { Ellipsis, Keyboard, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam } from '@/content/en/admin-spam';
import { useOpenList } from './list-context';
import { countQuery } from './list-queries';
import { spamView } from './list-view';
import { Menu, MenuAction } from '../ui/menu';
import { useStaffQuery } from '../ui/staff-query';
import { toolVariants } from '../ui/tool-button';

interface ListMenuProps {
  onHelp: () => void;
  /** Items before its own. */
  children: ReactNode;
}

/** What is seldom done with a list. */
export function ListMenu({ onHelp, children }: ListMenuProps) {
  const { list, view } = useOpenList();
  return (
    <Menu
      align="end"
      name={adminLists.menu(list.texts.title)}
      className={`${toolVariants.outlined} max-md:min-w-11`}
      label={<Ellipsis aria-hidden className="size-4.5" strokeWidth={1.5} />}
    >
      {children}
      {list.visitors && !view.spam && <OpenSpam />}
      <MenuAction
        icon={Keyboard}
        // The menu gives the focus back before the dialog takes it.
        onSelect={() => setTimeout(onHelp)}
        className="max-md:hidden pointer-coarse:hidden"
      >
        {adminLists.keyboard}
      </MenuAction>
    </Menu>
  );
}

function OpenSpam() {
  const { list, change } = useOpenList();
  const { data: count } = useStaffQuery(countQuery(list, spamView));
  return (
    <MenuAction icon={ShieldAlert} onSelect={() => change(spamView)}>
      {adminSpam.open(count)}
    </MenuAction>
  );
}

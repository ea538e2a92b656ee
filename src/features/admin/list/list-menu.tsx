import { Ellipsis, Keyboard, ShieldAlert } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam } from '@/content/en/admin-spam';
import { useOpenList } from './list-context';
import { countQuery } from './list-queries';
import { spamView } from './list-view';
import { SortMenu } from './sort-menu';
import { Menu, MenuAction } from '../ui/menu';
import { useStaffQuery } from '../ui/staff-query';
import { toolVariants } from '../ui/tool-button';

interface ListMenuProps {
  /** The list has headings, which sort it. */
  hasHeadings: boolean;
  onHelp: () => void;
  /** Items before its own. */
  children: ReactNode;
}

/** What is seldom done with a list. */
export function ListMenu({ hasHeadings, onHelp, children }: ListMenuProps) {
  const { list, view, change } = useOpenList();
  const [isOpen, setOpen] = useState(false);
  const hasSpam = list.visitors && !view.spam;
  const { data: count } = useStaffQuery({
    ...countQuery(list, spamView),
    enabled: hasSpam && isOpen,
  });
  const button = useRef<HTMLButtonElement>(null);

  function help() {
    // The dialog returns the focus to what has it now.
    button.current?.focus();
    onHelp();
  }

  return (
    <Menu
      button={button}
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      name={adminLists.menu(list.texts.title)}
      className={`${toolVariants.outlined} max-md:min-w-11`}
      label={<Ellipsis aria-hidden className="size-4.5" strokeWidth={1.5} />}
    >
      {children}
      {!hasHeadings && <SortMenu />}
      {hasSpam && (
        <MenuAction icon={ShieldAlert} onSelect={() => change(spamView)}>
          {adminSpam.open(count)}
        </MenuAction>
      )}
      <MenuAction icon={Keyboard} onSelect={help} className="max-md:hidden pointer-coarse:hidden">
        {adminLists.keyboard}
      </MenuAction>
    </Menu>
  );
}

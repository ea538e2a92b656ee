import { ArrowDownUp, Ellipsis, Keyboard, ShieldAlert } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam } from '@/content/en/admin-spam';
import { reversed } from '@/lib/arrays';
import { useOpenList } from './list-context';
import { countQuery } from './list-queries';
import { sortsOf, spamView } from './list-view';
import { SortItems } from './sort-items';
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
  const [shown, setShown] = useState<'none' | 'all' | 'orders'>('none');
  const hasSpam = list.visitors && !view.spam;
  const { data: count } = useStaffQuery({
    ...countQuery(list, spamView),
    enabled: hasSpam && shown === 'all',
  });
  const button = useRef<HTMLButtonElement>(null);

  function help() {
    // The dialog returns the focus to what has it now.
    button.current?.focus();
    onHelp();
  }

  return (
    <Menu
      // What takes the place of the items gets the focus.
      key={String(shown === 'orders')}
      button={button}
      open={shown !== 'none'}
      onOpenChange={(isOpen) => setShown(isOpen ? 'all' : 'none')}
      align="end"
      name={adminLists.menu(list.texts.title)}
      className={`${toolVariants.outlined} max-md:min-w-11`}
      label={<Ellipsis aria-hidden className="size-4.5" strokeWidth={1.5} />}
    >
      {shown === 'orders' ? (
        <SortItems fields={reversed(sortsOf(list))} />
      ) : (
        <>
          {children}
          {!hasHeadings && (
            <MenuAction
              icon={ArrowDownUp}
              onSelect={(event) => {
                event.preventDefault();
                setShown('orders');
              }}
            >
              {adminLists.filters.sort}
            </MenuAction>
          )}
          {hasSpam && (
            <MenuAction icon={ShieldAlert} onSelect={() => change(spamView)}>
              {adminSpam.open(count)}
            </MenuAction>
          )}
          <MenuAction
            icon={Keyboard}
            onSelect={help}
            className="max-md:hidden pointer-coarse:hidden"
          >
            {adminLists.keyboard}
          </MenuAction>
        </>
      )}
    </Menu>
  );
}

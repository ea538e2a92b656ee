import { Download, Ellipsis, Keyboard, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam } from '@/content/en/admin-spam';
import { useOpenList } from './list-context';
import { countQuery } from './list-queries';
import { ShortcutsHelp } from './list-shortcuts';
import { isSpam, spamView } from './list-view';
import { Menu, MenuAction } from '../ui/menu';
import { useShortcuts } from '../ui/shortcut';
import { useStaffQuery } from '../ui/staff-query';
import { toolVariants } from '../ui/tool-button';

interface ListMenuProps {
  canExport: boolean;
  onExport: () => void;
}

/** Rare actions on a list. */
export function ListMenu({ canExport, onExport }: ListMenuProps) {
  const { kind, view } = useOpenList();
  const [isHelping, setHelping] = useState(false);
  useShortcuts({ '?': () => setHelping(true) });
  return (
    <>
      <Menu
        align="end"
        name={adminLists.menu(kind.texts.title)}
        className={`${toolVariants.outlined} max-md:min-w-11`}
        label={<Ellipsis aria-hidden className="size-4.5" strokeWidth={1.5} />}
      >
        <MenuAction icon={Download} disabled={!canExport} onSelect={onExport}>
          {adminLists.export.all}
        </MenuAction>
        {kind.isFromVisitors && !isSpam(view) && <OpenSpam />}
        <MenuAction
          icon={Keyboard}
          // The menu gives the focus back before the dialog takes it.
          onSelect={() => setTimeout(() => setHelping(true))}
          className="max-md:hidden pointer-coarse:hidden"
        >
          {adminLists.keyboard}
        </MenuAction>
      </Menu>
      {isHelping && <ShortcutsHelp onClose={() => setHelping(false)} />}
    </>
  );
}

/** Tells how many there are: nothing else tells of a false suspicion. */
function OpenSpam() {
  const { kind, change } = useOpenList();
  const { data: count } = useStaffQuery(countQuery(kind, spamView));
  return (
    <MenuAction icon={ShieldAlert} onSelect={() => change(spamView)}>
      {adminSpam.open(count)}
    </MenuAction>
  );
}

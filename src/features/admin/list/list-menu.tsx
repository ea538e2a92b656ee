import { Download, Ellipsis, Keyboard, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam } from '@/content/en/admin-spam';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { countQuery } from './list-queries';
import { isSpamView, spamView } from './list-view';
import { ShortcutsHelp } from './shortcuts-help';
import { afterFocusReturn } from '../ui/focus-return';
import { Menu, MenuAction } from '../ui/menu';
import { useShortcuts } from '../ui/shortcut';
import { useStaffQuery } from '../ui/staff-query';
import { toolVariantClasses } from '../ui/tool-button';

export function ListMenu({ canExport, onExport }: { canExport: boolean; onExport: () => void }) {
  const { kind, view } = useOpenList();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts({ '?': () => setHelpOpen(true) });
  return (
    <>
      <Menu
        align="end"
        name={adminLists.menu(kind.texts.title)}
        className={cx(toolVariantClasses.outlined, 'max-md:min-w-11')}
        label={<Ellipsis aria-hidden className="size-4.5" strokeWidth={1.5} />}
      >
        <MenuAction icon={Download} disabled={!canExport} onSelect={onExport}>
          {adminLists.export.all}
        </MenuAction>
        {kind.isFromVisitors && !isSpamView(view) && <SpamViewAction />}
        <MenuAction
          icon={Keyboard}
          onSelect={() => afterFocusReturn(() => setHelpOpen(true))}
          className="max-md:hidden pointer-coarse:hidden"
        >
          {adminLists.keyboard}
        </MenuAction>
      </Menu>
      {isHelpOpen && <ShortcutsHelp onClose={() => setHelpOpen(false)} />}
    </>
  );
}

/** Says how many records are in the spam view: nothing else reveals a false suspicion. */
function SpamViewAction() {
  const { kind, changeView } = useOpenList();
  const { data: count } = useStaffQuery(countQuery(kind, spamView));
  return (
    <MenuAction icon={ShieldAlert} onSelect={() => changeView(spamView)}>
      {adminSpam.open(count)}
    </MenuAction>
  );
}

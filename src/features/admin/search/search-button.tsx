import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { adminSearch as texts } from '@/content/en/admin-search';
import { SearchDialog } from './search-dialog';
import { isDialogOpen } from '../ui/shortcut';
import { ToolButton } from '../ui/tool-button';

/** Opens the search in all lists; so does Ctrl K or ⌘ K, also while typing. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey) return;
      if (shiftKey || altKey || isComposing) return;
      // Otherwise the browser's own search would open.
      event.preventDefault();
      if (!isDialogOpen()) setOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <ToolButton
        aria-label={texts.open}
        title={`${texts.open} (Ctrl K, ⌘ K)`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="relative shrink-0 text-quiet max-lg:border-transparent max-md:min-w-11 lg:justify-start"
      >
        <Search aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span className="after:absolute after:end-2.5 after:top-1/2 after:-translate-y-1/2 after:text-[0.6875rem] after:font-normal after:content-['Ctrl_K'] max-lg:hidden">
          {texts.button}
        </span>
      </ToolButton>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

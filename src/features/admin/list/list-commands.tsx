import { Download, Keyboard } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { toolButton, ToolButton } from '../ui/tool-button';

interface ListCommandsProps {
  canExport: boolean;
  onExport: () => void;
  onHelp: () => void;
}

export function ListCommands({ canExport, onExport, onHelp }: ListCommandsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={adminLists.keyboard}
        title={`${adminLists.keyboard} (?)`}
        aria-keyshortcuts="?"
        onClick={onHelp}
        className={cx(
          toolButton,
          'min-w-9 text-quiet hover:bg-raised hover:text-brand max-md:hidden pointer-coarse:hidden',
        )}
      >
        <Keyboard aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
      <ToolButton
        className="max-md:min-w-11"
        aria-disabled={!canExport || undefined}
        onClick={() => {
          if (canExport) onExport();
        }}
      >
        <Download aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span className="max-md:sr-only">{adminLists.export.all}</span>
      </ToolButton>
    </>
  );
}

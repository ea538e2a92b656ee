import { Keyboard } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { toolButton } from '../ui/tool-button';
import type { Separator } from './export-csv';
import { ExportButtons } from './export-buttons';

interface ListCommandsProps {
  canExport: boolean;
  onExport: (separator: Separator) => void;
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
      <ExportButtons
        label={adminLists.export.all}
        otherLabel={adminLists.export.allWith}
        canExport={canExport}
        onExport={onExport}
      />
    </>
  );
}

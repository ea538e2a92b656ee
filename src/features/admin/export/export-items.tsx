import { Download } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import { MenuAction } from '../ui/menu';

const { export: texts } = adminLists;

export type Separator = ',' | ';';

interface ExportItemsProps {
  label: string;
  disabled?: boolean;
  onExport: (separator: Separator) => void;
}

/** Exports as spreadsheets in the browser's language expect it, or in the other format of CSV. */
export function ExportItems({ label, disabled = false, onExport }: ExportItemsProps) {
  const usual = separatorOf();
  const other = usual === ',' ? ';' : ',';
  return (
    <>
      <MenuAction icon={Download} disabled={disabled} onSelect={() => onExport(usual)}>
        {label}
      </MenuAction>
      <MenuAction icon={Download} disabled={disabled} onSelect={() => onExport(other)}>
        {texts.otherFormat[other](label)}{' '}
        <span className="block text-quiet">{texts.formats[other]}</span>
      </MenuAction>
    </>
  );
}

/** Returns what separates cells in a language, by default the browser's: `,` for 1.5 and `;` for 1,5. */
export function separatorOf(language?: string): Separator {
  return (1.5).toLocaleString(language).includes(',') ? ';' : ',';
}

import { Download } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import { chooseSeparator, chosenSeparator, separators, type Separator } from './csv-separator';
import { MenuAction } from '../ui/menu';

const { export: texts } = adminLists;

interface ExportItemsProps {
  label: string;
  disabled?: boolean;
  onExport: (separator: Separator) => void;
}

/** Exports in either format of CSV; the one that was chosen last comes first. */
export function ExportItems({ label, disabled = false, onExport }: ExportItemsProps) {
  const last = chosenSeparator();
  return [last, ...separators.filter((one) => one !== last)].map((separator) => (
    <MenuAction
      key={separator}
      icon={Download}
      disabled={disabled}
      onSelect={() => {
        chooseSeparator(separator);
        onExport(separator);
      }}
    >
      {label} <span className="block text-quiet">{texts.formats[separator]}</span>
    </MenuAction>
  ));
}

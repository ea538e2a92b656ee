import { Download } from 'lucide-react';
import { ToolButton } from '../ui/tool-button';
import { separatorOf, type Separator } from './export-csv';

interface ExportButtonsProps {
  label: string;
  /** What the other format is called. */
  otherLabel: Record<Separator, string>;
  canExport: boolean;
  onExport: (separator: Separator) => void;
}

/** Exports for the spreadsheets of the browser's language; beside it, for all others. */
export function ExportButtons({ label, otherLabel, canExport, onExport }: ExportButtonsProps) {
  const usual = separatorOf(navigator.language);
  const other = usual === ',' ? ';' : ',';
  const start = (separator: Separator) => {
    if (canExport) onExport(separator);
  };
  return (
    <span className="flex">
      <ToolButton
        className="rounded-e-none max-md:min-w-11"
        aria-disabled={!canExport || undefined}
        onClick={() => start(usual)}
      >
        <Download aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span className="max-md:sr-only">{label}</span>
      </ToolButton>
      <ToolButton
        className="-ms-px min-w-9 rounded-s-none pointer-coarse:min-w-11"
        aria-label={otherLabel[other]}
        title={otherLabel[other]}
        aria-disabled={!canExport || undefined}
        onClick={() => start(other)}
      >
        <span aria-hidden>{other}</span>
      </ToolButton>
    </span>
  );
}

import { factSheetId } from './fact-sheet';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/use-hydrated';

interface PrintButtonProps {
  label: string;
  hint: string;
}

/**
 * Shows the fact sheet on the screen and opens the print dialog, which in-app browsers do not have. Rendered
 * only when JavaScript runs.
 */
export function PrintButton({ label, hint }: PrintButtonProps) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-x-4 print:hidden noscript:hidden">
      <Button
        variant="text"
        disabled={!hydrated}
        aria-describedby="print-hint"
        onClick={() => {
          // Not through the router: only the browser's own navigation sets :target.
          location.hash = factSheetId;
          window.print();
        }}
      >
        <Sheet />
        {label}
      </Button>
      <p id="print-hint" className="text-small text-quiet max-sm:sr-only">
        {hint}
      </p>
    </div>
  );
}

function Sheet() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      className="size-6"
    >
      <path d="M6 3h8l4 4v14H6zM14 3v4h4M12 11v6m-2.5-2.5L12 17l2.5-2.5" />
    </svg>
  );
}

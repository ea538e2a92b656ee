import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/use-hydrated';
import { factSheetId } from './fact-sheet';

/** Shows the fact sheet and opens the print dialog, which in-app browsers lack. Hidden without JavaScript. */
export function PrintButton({ label, hint }: { label: string; hint: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden noscript:hidden">
      <Button
        variant="outlined"
        size="small"
        disabled={!isHydrated}
        className={isHydrated ? undefined : 'coming'}
        aria-describedby="print-hint"
        onClick={() => {
          // Not through the router: only the browser's own navigation sets :target.
          location.hash = factSheetId;
          window.print();
        }}
      >
        {label}
      </Button>
      <p id="print-hint" className="text-small text-quiet max-md:sr-only">
        {hint}
      </p>
    </div>
  );
}

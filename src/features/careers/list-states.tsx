import { Button } from '@/components/ui/button';
import type { PositionsTexts } from '@/content/texts';

interface StateProps {
  texts: PositionsTexts;
}

export function PositionsLoading({ texts }: StateProps) {
  return (
    <>
      <output className="block text-lead text-quiet">{texts.loading}</output>
      <noscript>
        <p className="mt-4 max-w-reading">{texts.noScript}</p>
      </noscript>
      <div aria-hidden className="mt-8 animate-pulse noscript:hidden">
        {[1, 2, 3].map((row) => (
          <div
            key={row}
            className="grid gap-x-12 gap-y-6 border-t border-line py-8 lg:grid-cols-[4fr_5fr]"
          >
            <div className="grid gap-4">
              <Bar className="h-5 w-3/4" />
              <Bar className="w-1/2" />
              <Bar className="w-2/3" />
              <Bar className="w-2/5" />
            </div>
            <div className="grid gap-4">
              <Bar className="w-full" />
              <Bar className="w-11/12" />
              <Bar className="w-3/4" />
              <Bar className="h-11 w-32" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={`min-h-3 rounded bg-line ${className}`} />;
}

export function PositionsFailure({ texts }: StateProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-5">
      <p className="border-s-2 border-bad ps-4 text-lead">{texts.failure}</p>
      <Button variant="outlined" onClick={() => location.reload()}>
        {texts.retry}
      </Button>
    </div>
  );
}

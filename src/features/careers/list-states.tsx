import { Button } from '@/components/ui/button';
import type { PositionsTexts } from '@/content/texts';

export function PositionsLoading({ texts }: { texts: PositionsTexts }) {
  return (
    <>
      <output className="block text-lead text-quiet">{texts.loading}</output>
      <noscript>
        <p className="mt-4 max-w-reading">{texts.noScript}</p>
      </noscript>
      <div aria-hidden className="waiting mt-8 animate-pulse noscript:hidden">
        {[1, 2, 3].map((row) => (
          <div key={row} />
        ))}
      </div>
    </>
  );
}

export function PositionsFailure({ texts }: { texts: PositionsTexts }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-5">
      <p className="alarm text-lead">{texts.failure}</p>
      <Button variant="outlined" onClick={() => location.reload()}>
        {texts.retry}
      </Button>
    </div>
  );
}

import { Button } from '@/components/ui/button';
import { formTexts } from '@/content/en/form-texts';
import { useHydrated } from '@/lib/use-hydrated';

/** Disabled until the page can handle what it submits, and while it does. */
export function SubmitButton({ busy, label }: { busy: boolean; label: string }) {
  const ready = useHydrated();
  return (
    <Button type="submit" disabled={busy || !ready} className="min-w-56">
      {busy ? formTexts.submitting : label}
    </Button>
  );
}

import { Button } from '@/components/ui/button';
import { formTexts } from '@/content/en/form-texts';
import { useHydrated } from '@/lib/use-hydrated';

export function SubmitButton({ busy, label }: { busy: boolean; label: string }) {
  const ready = useHydrated();
  return (
    <Button type="submit" disabled={busy || !ready} className="min-w-56">
      {busy ? formTexts.submitting : label}
    </Button>
  );
}

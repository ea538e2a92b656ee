import { Button } from '@/components/ui/button';
import { useTexts } from '@/components/texts';
import { useHydrated } from '@/lib/use-hydrated';

export function SubmitButton({ busy, label }: { busy: boolean; label: string }) {
  const { form } = useTexts();
  const ready = useHydrated();
  return (
    <Button type="submit" disabled={busy || !ready} className="max-sm:w-full">
      {busy ? form.submitting : label}
    </Button>
  );
}

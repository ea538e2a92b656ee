import { Button } from '@/components/ui/button';
import { useTexts } from '@/components/texts';
import { useHydrated } from '@/lib/use-hydrated';

export function SubmitButton({ busy, label }: { busy: boolean; label: string }) {
  const { form } = useTexts();
  const ready = useHydrated();
  return (
    <Button
      type="submit"
      disabled={busy || !ready}
      className="max-sm:w-full max-sm:px-3 sm:min-w-56"
    >
      {busy ? form.submitting : label}
    </Button>
  );
}

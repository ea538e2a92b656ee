import { Button } from '@/components/ui/button';
import { useTexts } from '@/components/texts';
import { cx } from '@/lib/cx';
import { useHydrated } from '@/lib/use-hydrated';

export function SubmitButton({ busy, label }: { busy: boolean; label: string }) {
  const { form } = useTexts();
  const ready = useHydrated();
  return (
    <Button
      type="submit"
      disabled={busy || !ready}
      className={cx('max-sm:w-full', !ready && 'coming')}
    >
      {busy ? form.submitting : label}
    </Button>
  );
}

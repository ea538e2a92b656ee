import { useTexts } from '@/components/texts';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { inLocale } from '@/content/facts/languages';
import type { FormPartsTexts } from '@/content/texts';

interface StatusLinkProps {
  texts: FormPartsTexts['statusLink'];
  secret: string;
}

export function StatusLink({ texts, secret }: StatusLinkProps) {
  const { locale } = useTexts();
  const path = `${inLocale(locale, '/status')}#${secret}`;
  const url = new URL(path, location.origin).href;
  return (
    <div className="mt-3 max-w-reading">
      <a href={path} className="font-semibold underline underline-offset-4">
        {texts.title}
      </a>
      <p className="text-quiet">{texts.warning}</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <CopyButton text={url} />
        {typeof navigator.share === 'function' && (
          <Button
            variant="text"
            size="small"
            // Rejects when the visitor closes the device's dialog.
            onClick={() => void navigator.share({ title: texts.title, url }).catch(() => undefined)}
          >
            {texts.share}
          </Button>
        )}
      </div>
    </div>
  );
}

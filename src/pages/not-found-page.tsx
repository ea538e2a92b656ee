import { Ground } from '@/components/dial/ground';
import { Keypad } from '@/components/dial/keypad';
import { Seo } from '@/components/seo';
import type { NotFoundTexts } from '@/content/texts';

export function NotFoundPage({ texts }: { texts: NotFoundTexts }) {
  return (
    <>
      <Seo meta={texts.meta} />
      <Ground
        ground="indigo"
        eyebrow={<span className="figure not-found">{texts.code}</span>}
        title={texts.title}
        lead={texts.text}
        actions={[texts.action]}
        extra={
          <noscript>
            <p className="max-w-reading">{texts.noScript}</p>
          </noscript>
        }
        keypad={<Keypad {...texts.keypad} />}
      />
    </>
  );
}

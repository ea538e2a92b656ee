import { AboveTheFold } from '@/components/sections/above-the-fold';
import { Container } from '@/components/sections/section';
import { LostSignal } from '@/components/sections/signal-arcs';
import { Seo } from '@/components/seo';
import { ButtonLink } from '@/components/ui/button';
import type { NotFoundTexts } from '@/content/texts';

export function NotFoundPage({ texts }: { texts: NotFoundTexts }) {
  return (
    <>
      <Seo meta={texts.meta} />
      <Container className="grid items-center gap-x-16 gap-y-12 py-section lg:grid-cols-2">
        <AboveTheFold>
          <p className="tabular text-display text-link">{texts.code}</p>
          <h1 className="mt-3 text-title">{texts.title}</h1>
          <p className="mt-4 max-w-md text-lead text-quiet">{texts.text}</p>
          <noscript>
            <p className="mt-4 max-w-md">{texts.noScript}</p>
          </noscript>
          <ButtonLink to={texts.action.href} className="mt-8">
            {texts.action.label}
          </ButtonLink>
        </AboveTheFold>
        <LostSignal label={texts.picture} className="w-full max-w-lg text-link" />
      </Container>
    </>
  );
}

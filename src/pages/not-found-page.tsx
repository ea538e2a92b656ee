import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '@/components/sections/section';
import { LostSignal } from '@/components/sections/signal-arcs';
import { Seo } from '@/components/seo';
import { ButtonLink } from '@/components/ui/button';
import { notFound } from '@/content/en/not-found';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);

  return (
    <>
      <Seo meta={notFound.meta} />
      <Container className="grid items-center gap-x-16 gap-y-12 py-section lg:grid-cols-2">
        <div>
          <p className="text-display text-brand tabular-nums">{notFound.code}</p>
          <h1 className="mt-3 text-title">{notFound.title}</h1>
          <p className="mt-4 max-w-md text-lead text-quiet">{notFound.text}</p>
          <ButtonLink to={notFound.action.href} className="mt-8">
            {notFound.action.label}
          </ButtonLink>
        </div>
        <LostSignal label={notFound.picture} className="w-full max-w-lg text-brand" />
      </Container>
    </>
  );
}

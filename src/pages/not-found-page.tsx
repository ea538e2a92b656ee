import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { ButtonLink } from '@/components/ui/button';
import { notFound } from '@/content/not-found';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);

  return (
    <>
      <Seo meta={notFound.meta} />
      <Container className="py-section text-center">
        <p className="text-display text-accent">{notFound.code}</p>
        <h1 className="mt-4 text-title">{notFound.title}</h1>
        <p className="mx-auto mt-4 max-w-prose text-lead text-quiet">{notFound.text}</p>
        <ButtonLink to={notFound.action.href} className="mt-8">
          {notFound.action.label}
        </ButtonLink>
      </Container>
    </>
  );
}

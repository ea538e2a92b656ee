import { ButtonLink } from '@/components/ui/button';
import { ClosingBand } from '@/components/sections/closing-band';
import { Container, Eyebrow } from '@/components/sections/section';
import { StatGrid } from '@/components/sections/stat-grid';
import { Seo } from '@/components/seo';
import { home } from '@/content/home';

export function HomePage() {
  const { hero } = home;
  return (
    <>
      <Seo meta={home.meta} path="/" />
      <section id={hero.id} className="on-dark overflow-hidden bg-page">
        <Container className="pt-16 pb-14 md:pt-28 md:pb-20">
          <div className="max-w-3xl">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 className="text-display">{hero.headline}</h1>
            <p className="mt-6 max-w-xl text-lead text-quiet">{hero.lead}</p>
            <div className="mt-9 flex flex-wrap gap-3">
              {hero.actions.map(({ label, href }, index) => (
                <ButtonLink key={href} to={href} look={index === 0 ? 'filled' : 'outlined'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </div>
          <StatGrid stats={hero.stats} className="mt-16 md:mt-24" />
        </Container>
      </section>
      <ClosingBand />
    </>
  );
}

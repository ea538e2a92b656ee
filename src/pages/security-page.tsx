import { LegalText } from '@/components/sections/legal-text';
import { PageIntro } from '@/components/sections/page-intro';
import { Container } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import { credentials, type Credentials } from '@/content/facts/site';
import type { SecurityTexts } from '@/content/texts';

interface SecurityPageProps {
  texts: SecurityTexts;
  facts?: Pick<Credentials, 'certificates' | 'statusUrl'>;
}

export function SecurityPage({ texts, facts = credentials }: SecurityPageProps) {
  const { certificates, statusUrl } = facts;
  return (
    <>
      <Seo meta={texts.meta} path="/security" />
      <PageIntro title={texts.title} lead={texts.lead} />
      {(certificates.length > 0 || statusUrl) && (
        <Container className="pb-12">
          {certificates.length > 0 && (
            <>
              <h2 className="text-heading">{texts.certificates}</h2>
              <ul className="mt-3 grid list-disc gap-1 ps-5 marker:text-marigold">
                {certificates.map(({ name, url }) => (
                  <li key={name}>
                    <a href={url} className="underline underline-offset-4 hover:text-link">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {statusUrl && (
            <p className="mt-6">
              <a href={statusUrl} className="underline underline-offset-4 hover:text-link">
                {texts.statusAddress}
              </a>
            </p>
          )}
        </Container>
      )}
      <LegalText sections={texts.sections} version={texts.version} />
    </>
  );
}

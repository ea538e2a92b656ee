import { Ground } from '@/components/dial/ground';
import { LegalText } from '@/components/dial/legal-text';
import { Seo } from '@/components/seo';
import { credentials } from '@/content/facts/site';
import type { SecurityTexts } from '@/content/texts';

export function SecurityPage({ texts }: { texts: SecurityTexts }) {
  const { certificates, statusUrl } = credentials;
  return (
    <>
      <Seo meta={texts.meta} path="/security" />
      <Ground ground="indigo" title={texts.title} lead={texts.lead} />
      {(certificates.length > 0 || statusUrl) && (
        <div className="wrap pt-4">
          {certificates.length > 0 && (
            <>
              <h2 className="text-heading">{texts.certificates}</h2>
              <ul className="mt-3 grid gap-1">
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
            <p className="mt-8">
              <a href={statusUrl} className="underline underline-offset-4 hover:text-link">
                {texts.statusAddress}
              </a>
            </p>
          )}
        </div>
      )}
      <LegalText sections={texts.sections} version={texts.version} />
    </>
  );
}

import { useLocation } from 'react-router-dom';
import { Ground } from '@/components/dial/ground';
import { Seo } from '@/components/seo';
import { MailLink } from '@/components/ui/mail-link';
import type { StatusTexts } from '@/content/texts';
import { News } from '@/features/status/news';
import { secretLinkIn, type SecretLink } from '@/features/status/secret-link';
import { SubmissionStatus } from '@/features/status/submission-status';
import { useHydrated } from '@/lib/use-hydrated';

/** The page of the links in our emails. Their secret is in the fragment, which browsers send to no server. */
export function StatusPage({ texts }: { texts: StatusTexts }) {
  const { hash } = useLocation();
  // Prerendered HTML has no fragment.
  const link = useHydrated() ? secretLinkIn(hash) : undefined;
  const isNewsLink = link?.leadsTo === 'news';
  const title = isNewsLink ? texts.news.title : texts.meta.title;
  return (
    <div className="min-h-[calc(100svh-4rem)]">
      <Seo meta={{ ...texts.meta, title }} />
      <Ground ground="indigo" title={title} lead={isNewsLink ? texts.news.text : texts.lead} />
      <div className="wrap section">
        {link ? (
          <Content key={hash} texts={texts} link={link} />
        ) : (
          <>
            {link === null && (
              <p role="alert" className="mb-6 alarm text-lead">
                {texts.cutOff}
              </p>
            )}
            <noscript>
              <p className="mb-6 max-w-reading text-lead">{texts.noScript}</p>
            </noscript>
          </>
        )}
        <p className="mt-8 max-w-reading">
          {link ? texts.ask : texts.noLink} <MailLink className="wrap-anywhere" />
        </p>
      </div>
    </div>
  );
}

function Content({ texts, link }: { texts: StatusTexts; link: SecretLink }) {
  const { leadsTo, secret } = link;
  if (leadsTo === 'news') return <News texts={texts} secret={secret} />;
  return <SubmissionStatus {...{ texts, secret, isWaitingHere }} onWithdrawn={forgetOnDevice} />;
}

async function isWaitingHere(secret: string): Promise<boolean> {
  const { outbox } = await import('@/features/forms/submission/outbox');
  return (await outbox.waiting()).some(({ form }) => form?.link === secret);
}

function forgetOnDevice(reference: string): void {
  import('@/features/forms/submission/forget-submission')
    .then(({ forgetWithdrawn }) => forgetWithdrawn(reference))
    // On failure, the draft expires on this device as usual.
    .catch(() => undefined);
}

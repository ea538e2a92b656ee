import { useFormContext, useWatch } from 'react-hook-form';
import { site } from '@/content/facts/site';
import type { ApplicationFormTexts } from '@/content/texts';
import { mailto } from '@/lib/mailto';
import type { Position } from './schema';

interface MailInsteadProps {
  texts: ApplicationFormTexts;
  jobTitle?: string | undefined;
  file: File;
}

export function MailInstead({ texts, jobTitle, file }: MailInsteadProps) {
  const { byMail, options, parts } = texts;
  const { control } = useFormContext<Record<'firstName' | 'lastName' | 'position', string>>();
  const [first = '', last = '', picked = ''] = useWatch({
    control,
    name: ['firstName', 'lastName', 'position'],
  });
  const name = `${first} ${last}`.trim();
  const position = jobTitle ?? (picked ? options.position[picked as Position] : '');
  const body = [byMail.about(position, name), parts.submission.attach([file.name])];
  return (
    <p className="mt-1 text-small">
      {byMail.offer}{' '}
      <a
        href={mailto(site.hrEmail, byMail.subject(position, name), body.join('\n\n'))}
        className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4"
      >
        {site.hrEmail}
      </a>
    </p>
  );
}

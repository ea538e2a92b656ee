import { SkippedCheck, type Check } from '../launch/checks.ts';
import { ask } from './request.ts';

const kinds = ['confirmation', 'recovery', 'invite', 'magic_link', 'email_change'];

/**
 * Asks a hosted project whether its mails contain our links. Only the owner's token can read the templates.
 * @param token of the Supabase CLI
 */
export function signInMailChecks(backendUrl: string, token: string | undefined): Check[] {
  const [, project] = /^https:\/\/(\w+)\.supabase\.co$/.exec(backendUrl) ?? [];
  if (!project) return [];
  return [
    {
      name: 'Sign-in mails',
      ask: async () => {
        if (!token) {
          throw new SkippedCheck(
            'reading the templates takes SUPABASE_ACCESS_TOKEN; or ask for a link at /admin: the one in the mail must begin with /admin#token_hash=',
          );
        }
        const answer = await ask(`https://api.supabase.com/v1/projects/${project}/config/auth`, {
          headers: { authorization: `Bearer ${token}` },
        });
        if (!answer.ok) throw new SkippedCheck(`Supabase answered ${answer.status}`);
        const settings = (await answer.json()) as Record<string, string | null>;
        return kinds
          .filter((kind) => !settings[`mailer_templates_${kind}_content`]?.includes(link))
          .map(
            (kind) =>
              `a mail gateway can use up the link of the mail ${kind}: npx supabase config push`,
          );
      },
    },
  ];
}

const link = '/admin#token_hash={{ .TokenHash }}';

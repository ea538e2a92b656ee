import type { Backend } from './backend.ts';
import { NotAsked, type Check } from './checks.ts';

const longestWaitMs = 3_600_000;
const longestPauseMs = 2 * 86_400_000;

/** What only administrators may know, so that one has to sign in for it. */
export function figureChecks(signIn: () => Promise<Backend>): Check[] {
  const figures = async (name: string, where: string): Promise<Record<string, unknown>> => {
    const admin = await signIn();
    const { status, body } = await admin.rest(`rpc/${name}`, {});
    if (status === 404) throw new NotAsked(`the backend has no ${name}: see ${where}`);
    const [row] = Array.isArray(body) ? (body as Record<string, unknown>[]) : [];
    if (status >= 300 || !row) {
      throw new NotAsked('DOCTOR_ADMIN_EMAIL is no administrator: add it to admin_users');
    }
    return row;
  };
  return [
    {
      name: 'Mail queue',
      ask: async () => {
        const { waiting, oldest_at: oldestAt } = await figures('mail_state', '/admin, Mail');
        const ageMs = oldestAt ? Date.now() - Date.parse(String(oldestAt)) : 0;
        return ageMs > longestWaitMs
          ? [
              `${String(waiting)} mails wait, the oldest for ${Math.floor(ageMs / 3_600_000)} h: /admin, Mail says why; docs/mail.md`,
            ]
          : [];
      },
    },
    {
      name: 'Retention',
      ask: async () => {
        await figures('mail_state', '/admin, Mail');
        const runs =
          'activity_log?select=created_at&action=eq.purged&order=created_at.desc&limit=1';
        const { status, body } = await (await signIn()).rest(runs);
        if (status >= 300) throw new NotAsked(`the log answered ${status}`);
        const [run] = body as { created_at: string }[];
        return run && Date.now() - Date.parse(run.created_at) <= longestPauseMs
          ? []
          : [
              `what is past its period was ${run ? `last deleted on ${run.created_at.slice(0, 10)}` : 'never deleted'}: SECURITY.md, Erasing and purging`,
            ];
      },
    },
  ];
}

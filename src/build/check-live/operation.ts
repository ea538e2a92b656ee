import { SkippedCheck, type Check } from './checks.ts';
import type { Backend } from './request.ts';

const hourMs = 3_600_000;
const maxPauseMs = 48 * hourMs;

/** Checks that only an administrator's account can run. */
export function operationChecks(signIn: () => Promise<Backend>): Check[] {
  const mailState = async (): Promise<Record<string, unknown>> => {
    const { status, body } = await (await signIn()).rest('rpc/mail_state', { body: {} });
    const row = Array.isArray(body) ? (body as Record<string, unknown>[])[0] : undefined;
    if (status < 300 && row) return row;
    throw new SkippedCheck('CHECK_ADMIN_EMAIL is not an administrator: add it to admin_users');
  };
  return [
    {
      name: 'Mail queue',
      ask: async () => {
        const { waiting, oldest_at: oldest } = await mailState();
        const ageMs = oldest ? Date.now() - Date.parse(String(oldest)) : 0;
        if (ageMs <= hourMs) return [];
        return [
          `${String(waiting)} mails wait, the oldest for ${Math.floor(ageMs / hourMs)} h: /admin, Mail says why; docs/mail.md`,
        ];
      },
    },
    {
      name: 'Retention',
      ask: async () => {
        await mailState(); // fails for an account without rights, which would see an empty log
        const log = 'activity_log?select=created_at&action=eq.purged&order=created_at.desc&limit=1';
        const { status, body } = await (await signIn()).rest(log);
        if (status >= 300) throw new SkippedCheck(`the log answered ${status}`);
        const [run] = body as { created_at: string }[];
        if (run && Date.now() - Date.parse(run.created_at) <= maxPauseMs) return [];
        const last = run ? `last deleted on ${run.created_at.slice(0, 10)}` : 'never deleted';
        return [`what is past its period was ${last}: SECURITY.md, Erasing and purging`];
      },
    },
  ];
}

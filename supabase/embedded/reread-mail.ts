// npm run mail:reread -- ID: reads a received mail again with this reader, where SUPABASE_URL and SUPABASE_SECRET_KEY say.
import { queueAt } from '../functions/mail/queue.ts';
import { rereadMails } from '../functions/mail/received/reread.ts';
import { LocalBackendError, runScript } from './local-backend-error.ts';

const settings = {
  SUPABASE_URL: 'the address of the backend',
  SUPABASE_SECRET_KEY: 'its secret key',
} as const;

await runScript(async () => {
  const [id = ''] = process.argv.slice(2);
  if (!/^[\da-f-]{36}$/i.test(id)) {
    throw new LocalBackendError('Usage: npm run mail:reread -- ID (of a row of public.messages)');
  }
  const url = setting('SUPABASE_URL').replace(/\/+$/, '');
  const queue = queueAt(url, setting('SUPABASE_SECRET_KEY'));
  const rereadCount = await rereadMails(queue, process.env['MAIL_AUTH_SERVER'] ?? '', id).catch(
    (error: unknown) => {
      throw new LocalBackendError(`${url}: ${error instanceof Error ? error.message : ''}`);
    },
  );
  console.log(rereadCount > 0 ? `${id} was read again.` : `${id} is not kept any more.`);
});

function setting(name: keyof typeof settings): string {
  const value = process.env[name]?.trim();
  if (!value) throw new LocalBackendError(`${name} is not set: ${settings[name]}.`);
  return value;
}

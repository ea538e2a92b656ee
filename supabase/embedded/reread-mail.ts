// npm run mail:reread -- ID: reads a received mail again with this reader, where SUPABASE_URL and SUPABASE_SECRET_KEY say.
import { queueAt } from '../functions/mail/queue.ts';
import { reread } from '../functions/mail/received/reread.ts';
import { LocalBackendError } from './local-backend-error.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, MAIL_AUTH_SERVER = '' } = process.env;
  const [id = ''] = process.argv.slice(2);
  if (!url || !key || !/^[\da-f-]{36}$/i.test(id)) {
    throw new LocalBackendError(
      'Usage: SUPABASE_URL=... SUPABASE_SECRET_KEY=... npm run mail:reread -- ID of the message',
    );
  }
  const read = await reread(queueAt(url, key), MAIL_AUTH_SERVER, id);
  console.log(read > 0 ? `${id} was read again.` : `${id} is not kept any more.`);
});

// npm run mail:answer -- REFERENCE "text" [--file path]: answers by mail as the sender of that submission would.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { serverOn } from './data-folder.ts';
import { LocalBackendError, runScript } from './local-backend-error.ts';
import { withDatabase } from './migrate.ts';
import { LOCAL_REPLY_DOMAIN, localSettings } from './settings.ts';

await runScript(async () => {
  const { reference, text, file } = readArguments();
  const { dataDir, mailPortFile } = localSettings();
  const server = serverOn(dataDir);
  if (!server || !existsSync(mailPortFile)) {
    throw new LocalBackendError(
      `Nothing takes mail for ${dataDir} (LOCAL_DATA_DIR): run "npm start" in another terminal.`,
    );
  }
  const { email, token } = await findSender(server.url, reference);
  const to = `r.${token}@${LOCAL_REPLY_DOMAIN}`;
  await createTransport({
    host: '127.0.0.1',
    port: Number(readFileSync(mailPortFile, 'utf8')),
    ignoreTLS: true,
  }).sendMail({
    from: email,
    to,
    subject: `Re: ${reference}`,
    messageId: `<${randomUUID()}@${email.split('@')[1]}>`,
    text,
    ...(file && { attachments: [{ filename: basename(file), content: readFileSync(file) }] }),
  });
  console.log(`${email} answered ${reference}, to ${to}.`);
});

function readArguments() {
  const usage = 'Usage: npm run mail:answer -- REFERENCE "text" [--file path]';
  try {
    const options = { file: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [reference = '', text = '', ...rest] = positionals;
    if (/^DR-[\dA-F]{8}$/i.test(reference) && text && rest.length === 0) {
      return { reference: reference.toUpperCase(), text, file: values.file };
    }
  } catch {
    // an option that is not known
  }
  throw new LocalBackendError(usage);
}

async function findSender(databaseUrl: string, reference: string) {
  return withDatabase(databaseUrl, async (sql) => {
    const [sender] = await sql<{ email: string; token: string }[]>`
      select r.email, r.reply_token as token from private.records as r
      where private.reference_of(r.id) = ${reference}`;
    if (!sender) throw new LocalBackendError(`No submission has the reference ${reference}.`);
    return sender;
  });
}

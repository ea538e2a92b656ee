import { Readable } from 'node:stream';
import type { Connect } from 'vite';
import { queueAt } from '../functions/mail/queue.ts';
import { answerReceived } from '../functions/mail/received/receive-mail.ts';
import { resendUrl } from '../functions/mail/resend.ts';
import { answerUnsubscribe } from '../functions/mail/unsubscribe.ts';
import { LOCAL_RECEIVE_TOKEN, LOCAL_SECRET_KEY } from './settings.ts';

export const functionPath = '/functions/v1/mail';

/** Serves two addresses as the hosted function does: that of `List-Unsubscribe`, and that for received mails. */
export function localMailFunction(): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!request.url?.startsWith(`${functionPath}/`)) return next();
    const siteUrl = `http://${request.headers.host}`;
    const webRequest = toWebRequest(request, siteUrl);
    const queue = queueAt(siteUrl, LOCAL_SECRET_KEY);
    answerUnsubscribe(webRequest, { siteUrl, endNews: queue.endNews })
      .then(
        (answer) =>
          answer ??
          answerReceived(webRequest, {
            inbox: queue,
            token: LOCAL_RECEIVE_TOKEN,
            webhookSecret: '',
            resend: { key: '', url: resendUrl },
          }),
      )
      .then(async (answer) => {
        if (!answer) return next();
        // what is too large is not read to its end
        response.writeHead(answer.status, {
          ...Object.fromEntries(answer.headers),
          connection: 'close',
        });
        response.end(await answer.text());
      })
      .catch(next);
  };
}

function toWebRequest(request: Connect.IncomingMessage, origin: string): Request {
  const { method = 'GET', url = '', headers } = request;
  const hasNoBody = method === 'GET' || method === 'HEAD';
  return new Request(origin + url, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(!hasNoBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}

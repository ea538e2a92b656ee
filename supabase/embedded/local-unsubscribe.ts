import type { Connect } from 'vite';
import { queueAt } from '../functions/mail/queue.ts';
import { answerUnsubscribe } from '../functions/mail/unsubscribe.ts';
import { LOCAL_SECRET_KEY } from './settings.ts';

/** The path of the hosted mail function. */
export const functionPath = '/functions/v1/mail';

/** Serves the address in `List-Unsubscribe`, as the hosted function does. */
export function localUnsubscribe(): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!request.url?.startsWith(`${functionPath}/`)) return next();
    const siteUrl = `http://${request.headers.host}`;
    const method = request.method ?? 'GET';
    const { 'content-type': type = '' } = request.headers;
    const isRead = method === 'GET' || method === 'HEAD';
    bodyOf(request)
      .then((body) =>
        answerUnsubscribe(
          new Request(siteUrl + request.url, {
            method,
            headers: { 'content-type': type },
            ...(!isRead && { body }),
          }),
          { siteUrl, endNews: queueAt(siteUrl, LOCAL_SECRET_KEY).endNews },
        ),
      )
      .then(async (answer) => {
        if (!answer) return next();
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(await answer.text());
      })
      .catch(next);
  };
}

async function bodyOf(request: Connect.IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}

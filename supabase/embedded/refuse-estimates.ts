import type { Connect } from 'vite';

/** Refuses planned counts, as `check_request` does for PostgREST: Lite knows no function before a request. */
export const refuseEstimates: Connect.NextHandleFunction = (request, response, next) => {
  if (!/count *= *"?(planned|estimated)/i.test(String(request.headers['prefer']))) return next();
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: 'PT400', message: 'Counts are exact here, or none.' }));
};

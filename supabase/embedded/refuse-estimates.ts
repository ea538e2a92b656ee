import type { Connect } from 'vite';

const knownPreferences = [
  'count=exact',
  'missing=default',
  'return=minimal',
  'return=representation',
];

/** Refuses unknown preferences, as `check_request` does for PostgREST: Lite knows no function before a request. */
export const refuseEstimates: Connect.NextHandleFunction = (request, response, next) => {
  const { prefer = '' } = request.headers;
  const preferences = String(prefer).toLowerCase().split(/ *, */);
  if (!prefer || preferences.every((one) => knownPreferences.includes(one.trim()))) return next();
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      code: 'PT400',
      message: 'This preference is not known here: counts are exact, or none.',
    }),
  );
};

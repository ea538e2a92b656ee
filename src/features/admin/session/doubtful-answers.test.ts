import { expect, test } from 'vitest';
import { watchAnswers } from './doubtful-answers';

const answer = (method: string, contentRange: string, status = 200) => ({
  method,
  address: '/rest/v1/staff_notes',
  status,
  contentRange,
});
const some = '0-4/*';
const none = '*/*';

test.each([
  ['a refusal', [answer('GET', '', 403)], [true]],
  ['a session that is over', [answer('GET', '', 401)], [true]],
  ['rows', [answer('GET', some)], [false]],
  ['no rows where there were some', [answer('GET', some), answer('GET', none)], [false, true]],
  ['no rows again and again', [answer('GET', none), answer('GET', none)], [true, false]],
  ['a count', [answer('HEAD', '*/30')], [false]],
  ['a count of nothing', [answer('HEAD', '*/0')], [false]],
  ['nothing, counted before', [answer('HEAD', '*/30'), answer('HEAD', '*/0')], [false, true]],
  ['an update of a row', [answer('PATCH', '0-0/*')], [false]],
  ['updates of no row', [answer('PATCH', none), answer('PATCH', none)], [true, true]],
  ['a new row', [answer('POST', none, 201)], [false]],
  ['a fault of the server', [answer('GET', '', 503)], [false]],
])('%s: %#', (_what, answers, expected) => {
  expect(answers.map(watchAnswers())).toEqual(expected);
});

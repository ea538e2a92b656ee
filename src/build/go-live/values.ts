import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { addressProblem } from '../launch/settings.ts';
import { Problem } from './request.ts';

/** Kept between runs; git ignores it, and `npm start` does not read it. */
export const memory = '.env.production.local';

interface Question {
  /** The name in the environment, and in the file unless it is secret. */
  variable: string;
  ask: string;
  secret?: true;
  optional?: true;
  /** Needed only with some answers before it. */
  when?: (host: string) => boolean;
  problem: (answer: string) => string | false | undefined;
}

/** Written into a file of variables, so that no sign ends or quotes a value there. */
const email = /^[\w.+'-]+@[\w-]+(\.[\w-]+)+$/;
const smtp = /^smtps:\/\/([^:/?#@\s%]|%[\da-f]{2})+:([^:/?#@\s%]|%[\da-f]{2})+@[\w.-]+(:465)?$/i;
const hosts = ['netlify', 'other'];

/** Questions that only a person can answer, in their order. */
const questions = {
  site: {
    variable: 'VITE_SITE_URL',
    ask: 'Address of the site (https://…)',
    problem: addressProblem,
  },
  supabaseToken: {
    variable: 'SUPABASE_ACCESS_TOKEN',
    ask: 'Access token of Supabase',
    secret: true,
    problem: (answer) => !/^sbp_\w{20,}$/.test(answer) && 'it begins with sbp_',
  },
  project: {
    variable: 'SUPABASE_PROJECT',
    ask: 'Supabase organisation for a new project, or an existing project (the end of its dashboard’s address)',
    problem: (answer) => !/^[\w-]+$/.test(answer) && 'letters, digits and hyphens only',
  },
  mailKey: {
    variable: 'MAIL_KEY',
    ask: 'API key of Resend with full access, or smtps://USER:PASSWORD@HOST:465',
    secret: true,
    problem: (answer) =>
      !/^re_\w+$/.test(answer) &&
      !smtp.test(answer) &&
      'neither of the two, with what is no letter or digit URL-encoded',
  },
  administrator: {
    variable: 'ADMIN_EMAIL',
    ask: 'Email address of the first administrator',
    problem: (answer) => !email.test(answer) && 'not an email address',
  },
  host: {
    variable: 'SITE_HOST',
    ask: `Host of the pages (${hosts.join(', ')})`,
    problem: (answer) => !hosts.includes(answer) && `one of ${hosts.join(', ')}`,
  },
  hostSite: {
    variable: 'HOST_SITE',
    ask: 'Name of the site there, made from this repository',
    when: (host) => host === 'netlify',
    problem: (answer) => !/^[\w.-]+$/.test(answer) && 'its name, without https://',
  },
  hostToken: {
    variable: 'HOST_TOKEN',
    ask: 'Access token of the host',
    secret: true,
    when: (host) => host === 'netlify',
    problem: (answer) => !/^[\w.-]+$/.test(answer) && 'copied only in part, or with something else',
  },
  hook: {
    variable: 'BUILD_HOOK',
    ask: 'Address of the build hook there, if it has one',
    secret: true,
    optional: true,
    when: (host) => host !== 'netlify',
    problem: (answer) => !URL.canParse(answer) && 'not a web address',
  },
  /** A name of the owner's in front of the project, which nobody is asked for. */
  backend: { variable: 'BACKEND_URL', ask: '', optional: true, problem: addressProblem },
} satisfies Record<string, Question>;

export type Values = Record<keyof typeof questions, string>;

const entries = Object.entries(questions) as [keyof Values, Question][];

export type Ask = (text: string, isSecret: boolean) => Promise<string>;

/** Takes values from the environment and the file, and asks for the others. @throws Problem */
export async function readValues(
  env: Record<string, string | undefined>,
  ask?: Ask,
  file = memory,
): Promise<Values> {
  const known = { ...parseEnv(read(file)), ...env };
  const values = {} as Values;
  for (const [name, question] of entries) {
    values[name] = '';
    if (question.when && !question.when(values.host)) continue;
    const given = known[question.variable]?.trim();
    const problem = given && question.problem(given);
    if (problem) {
      throw new Problem(
        `${question.variable}: ${problem}.`,
        `Correct it in the environment or in ${file}.`,
      );
    }
    // The file has an optional value that was left empty: it is not asked for again.
    const isAnswered = given || (given === '' && question.optional);
    values[name] =
      !isAnswered && ask && question.ask ? await answerTo(question, ask) : (given ?? '');
  }
  values.site = values.site.replace(/\/+$/, '');
  return values;
}

async function answerTo(
  { ask: text, secret, optional, problem }: Question,
  ask: Ask,
): Promise<string> {
  for (let hint = ''; ;) {
    const answer = (await ask(`${hint}${text}: `, secret === true)).trim();
    if (!answer && optional) return answer;
    const wrong = answer ? problem(answer) : 'It is needed';
    if (!wrong) return answer;
    hint = `${wrong}. `;
  }
}

/** Secrets that nobody typed, or not in this form. */
const unasked = new Set<string>();

/** Lets `hidden` know a secret that is no answer. */
export function secretly(text: string): string {
  unasked.add(text);
  return text;
}

/** A text without secrets; a secret may be a part of a longer one. */
export const hidden = (values: Values, text: string): string =>
  [...entries.filter(([, { secret }]) => secret).map(([name]) => values[name]), ...unasked]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text);

/** Names what is still to be asked, for the plan. */
export const unknown = (values: Values): string[] =>
  entries
    .filter(([name, { optional }]) => !values[name] && !optional)
    .filter(([, { when }]) => when?.(values.host) ?? true)
    .map(([, { variable }]) => variable);

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Writes the answers that are no secrets, and what visitors get anyway. */
export function remember(
  { values, memory: file }: { values: Values; memory: string },
  more: Record<string, string> = {},
): void {
  const plain = entries
    .filter(([name, { secret }]) => !secret && values[name])
    .map(([name, { variable }]) => [variable, values[name]]);
  const kept: Record<string, string> = { ...Object.fromEntries(plain), ...more };
  const others = read(file)
    .split('\n')
    .filter((line) => line && !Object.hasOwn(kept, line.split('=')[0] ?? ''));
  const lines = Object.entries(kept).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${[...others, ...lines].join('\n')}\n`);
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { addressProblem } from '../launch/settings.ts';
import { Problem, type Ask } from '../launch/terminal.ts';

/** Kept between runs; git ignores it, and `npm start` does not read it. */
export const answersFile = '.env.production.local';

interface Question {
  /** The name in the environment, and in the file unless it is secret. */
  variable: string;
  prompt: string; // empty for what nobody is asked for
  isSecret?: true;
  isOptional?: true;
  /** Only with some hosts, which are asked for before. */
  isNeeded?: (host: string) => boolean;
  /** Returns what is wrong with an answer that is not empty. */
  problem: (answer: string) => string | false | undefined;
}

/** Allows nothing that a file of variables would read as the end or the quoting of a value. */
const emailPattern = /^[\w.+'-]+@[\w-]+(\.[\w-]+)+$/;
const smtpPattern =
  /^smtps:\/\/([^:/?#@\s%]|%[\da-f]{2})+:([^:/?#@\s%]|%[\da-f]{2})+@[\w.-]+(:465)?$/i;
const hosts = ['netlify', 'other'];

/** Questions that only a person can answer, in their order. */
const questions = {
  site: {
    variable: 'VITE_SITE_URL',
    prompt: 'Address of the site (https://…)',
    problem: addressProblem,
  },
  supabaseToken: {
    variable: 'SUPABASE_ACCESS_TOKEN',
    prompt: 'Access token of Supabase',
    isSecret: true,
    problem: (answer) => !/^sbp_\w{20,}$/.test(answer) && 'it begins with sbp_',
  },
  project: {
    variable: 'SUPABASE_PROJECT',
    prompt:
      'Supabase organisation for a new project, or an existing project (the end of its dashboard’s address)',
    problem: (answer) => !/^[\w-]+$/.test(answer) && 'letters, digits and hyphens only',
  },
  mailKey: {
    variable: 'MAIL_KEY',
    prompt: 'API key of Resend with full access, or smtps://USER:PASSWORD@HOST:465',
    isSecret: true,
    problem: (answer) =>
      !/^re_\w+$/.test(answer) &&
      !smtpPattern.test(answer) &&
      'neither of the two; URL-encode all but letters and digits',
  },
  administrator: {
    variable: 'ADMIN_EMAIL',
    prompt: 'Email address of the first administrator',
    problem: (answer) => !emailPattern.test(answer) && 'not an email address',
  },
  host: {
    variable: 'SITE_HOST',
    prompt: `Host of the pages (${hosts.join(', ')})`,
    problem: (answer) => !hosts.includes(answer) && `one of ${hosts.join(', ')}`,
  },
  hostSite: {
    variable: 'HOST_SITE',
    prompt: 'Name of the site there, made from this repository',
    isNeeded: (host) => host === 'netlify',
    problem: (answer) => !/^[\w.-]+$/.test(answer) && 'its name, without https://',
  },
  hostToken: {
    variable: 'HOST_TOKEN',
    prompt: 'Access token of the host',
    isSecret: true,
    isNeeded: (host) => host === 'netlify',
    problem: (answer) => !/^[\w.-]+$/.test(answer) && 'incomplete, or copied with something else',
  },
  hook: {
    variable: 'BUILD_HOOK',
    prompt: 'Address of the build hook there, if it has one',
    isSecret: true,
    isOptional: true,
    isNeeded: (host) => host !== 'netlify',
    problem: (answer) => !URL.canParse(answer) && 'not a web address',
  },
  /** A name of the owner's in front of the project, which nobody is asked for. */
  backend: { variable: 'BACKEND_URL', prompt: '', isOptional: true, problem: addressProblem },
} satisfies Record<string, Question>;

/** All answers, trimmed; empty where there is none. */
export type GoLiveValues = Record<keyof typeof questions, string>;

const entries = Object.entries(questions) as [keyof GoLiveValues, Question][];

/** Takes values from the environment and the file, and asks for the others, if it may. @throws Problem */
export async function readValues(
  env: Record<string, string | undefined>,
  ask?: Ask,
  file = answersFile,
): Promise<GoLiveValues> {
  const variables = { ...parseEnv(readIfExists(file)), ...env };
  const values = {} as GoLiveValues;
  for (const [name, question] of entries) {
    values[name] = '';
    if (question.isNeeded && !question.isNeeded(values.host)) continue;
    const value = variables[question.variable]?.trim();
    const problem = value && question.problem(value);
    if (problem) {
      const next = `Correct it in the environment or in ${file}.`;
      throw new Problem(`${question.variable}: ${problem}.`, next);
    }
    // An optional value that was left empty is not asked for again.
    const isAnswered = value || (value === '' && question.isOptional);
    values[name] =
      !isAnswered && ask && question.prompt ? await askUntilValid(question, ask) : (value ?? '');
  }
  values.site = values.site.replace(/\/+$/, '');
  return values;
}

async function askUntilValid(question: Question, ask: Ask): Promise<string> {
  const { prompt, isSecret, isOptional, problem } = question;
  let hint = '';
  for (;;) {
    const answer = (await ask(`${hint}${prompt}: `, isSecret === true)).trim();
    if (!answer && isOptional) return answer;
    const reason = answer ? problem(answer) : 'It is needed';
    if (!reason) return answer;
    hint = `${reason}. `;
  }
}

/** Secrets that nobody typed, or not in this form. */
const knownSecrets = new Set<string>();

/** Makes `maskSecrets` mask a secret too. @returns the secret */
export function markSecret(text: string): string {
  knownSecrets.add(text);
  return text;
}

/** Masks secrets in a text, the longer ones first, as one may be a part of another. */
export function maskSecrets(values: GoLiveValues, text: string): string {
  const typed = entries.filter(([, { isSecret }]) => isSecret).map(([name]) => values[name]);
  const secrets = [...typed, ...knownSecrets].filter(Boolean);
  const longestFirst = secrets.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((masked, secret) => masked.replaceAll(secret, '…'), text);
}

/** Names the variables of values still to be asked for. */
export const missingVariables = (values: GoLiveValues): string[] =>
  entries
    .filter(([name, { isOptional }]) => !values[name] && !isOptional)
    .filter(([, { isNeeded }]) => isNeeded?.(values.host) ?? true)
    .map(([, { variable }]) => variable);

const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Writes the answers that are no secrets, and `publicVariables`, which visitors get anyway; keeps other lines. */
export function saveAnswers(
  { values, answersFile: file }: { values: GoLiveValues; answersFile: string },
  publicVariables: Record<string, string> = {},
): void {
  const answers = entries
    .filter(([name, { isSecret }]) => !isSecret && values[name])
    .map(([name, { variable }]) => [variable, values[name]]);
  const saved: Record<string, string> = { ...Object.fromEntries(answers), ...publicVariables };
  const otherLines = readIfExists(file)
    .split('\n')
    .filter((line) => line && !Object.hasOwn(saved, line.split('=')[0] ?? ''));
  const lines = Object.entries(saved).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${[...otherLines, ...lines].join('\n')}\n`);
}

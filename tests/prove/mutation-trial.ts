import type { Template, Templates } from '../db/templates.ts';
import { createDatabase, dropDatabase, uniqueName } from '../support/test-database.ts';
import type { DatabaseSuite } from './database-suite.ts';
import type { Mutant } from './mutants.ts';
import { tryPermissions, type Playgrounds } from './permission-trial.ts';

export interface Trial {
  mutant: Mutant;
  /** `listing`: by the tests that read the catalogue, not by those nearest to it of what people can do. */
  noticed: 'behaviour' | 'listing' | 'not';
  /** The test that failed. */
  by: string | null;
}

/** Tests that compare the catalogue with a list. */
const LISTINGS = ['privileges', 'types', 'advisors'];
const SLOW = ['resend', 'form-limits', 'hostile-input', 'permissions'];
/** Kinds that the permission matrix has no cell for. */
const NEVER_PERMISSIONS = new Set(['check', 'setting', 'search path']);
/** The quickest to notice what a kind of mutant opens, to be run first. */
const FIRST: Record<string, string[]> = {
  check: ['checks'],
  constraint: ['required', 'checks', 'job-postings', 'resend'],
  trigger: ['activity-log', 'staff-notes', 'spam-and-limits', 'job-postings'],
  step: [
    'erasure',
    'retention',
    'activity-log',
    'job-postings',
    'staff-notes',
    'applications',
    'spam-and-limits',
  ],
  setting: ['retention', 'spam-and-limits'],
};

export interface Laboratory {
  serverUrl: string;
  templates: Templates;
  playgrounds: Playgrounds;
  suite: DatabaseSuite;
  /** Tests that were seen to pass alone and without a mutant; empty at first. */
  passing: Set<string>;
  /** Files that noticed a loss, by its kind and object, the latest first; empty at first. */
  noticers: Map<string, string[]>;
}

/** Takes one defence away and runs the database checks until one notices, the quickest first. */
export async function tryMutant(mutant: Mutant, laboratory: Laboratory): Promise<Trial> {
  const { suite, templates, serverUrl, playgrounds, passing, noticers } = laboratory;
  const likeIt = `${mutant.kind} ${mutant.of}`;
  const before = noticers.get(likeIt) ?? [];
  if (!NEVER_PERMISSIONS.has(mutant.kind) && !mutant.change.includes('_not_null')) {
    const by = await tryPermissions(mutant, playgrounds);
    if (by) return { mutant, noticed: 'behaviour', by };
  }
  const copies: Templates = { ...templates };
  const loosen = async (...names: Template[]) => {
    for (const name of names) {
      const copy = uniqueName('mutant');
      const scripts = [{ name: mutant.change, sql: mutant.sql }];
      copies[name] = copy;
      await createDatabase(serverUrl, copy, { template: templates[name], scripts });
    }
  };
  try {
    const isHidden = isBeyondBehaviour(mutant);
    const judge = async (noticed: 'behaviour' | 'listing', files: string[], pattern?: RegExp) => {
      for (let rest = files; rest.length > 0;) {
        const failure = await suite.run(rest, copies, pattern);
        if (!failure) return null;
        const { file, test, pattern: alone } = failure;
        // a test that fails now and then, or by itself, would notice everything
        const isSure = await suite.run([file], copies, alone);
        const by = `${file}: ${test}`;
        if (isSure && !passing.has(by) && (await suite.run([file], templates, alone))) {
          throw new Error(`fails without a mutant as well: ${by}`);
        }
        if (isSure) {
          passing.add(by);
          if (noticed === 'behaviour') noticers.set(likeIt, [...new Set([file, ...before])]);
          return { mutant, noticed, by };
        }
        rest = rest.slice(rest.indexOf(file) + 1);
      }
      return null;
    };
    // once everything is granted, a grant more or less is none
    if (!isHidden) await loosen('explicit', ...(mutant.isGrant ? [] : (['granted'] as const)));
    const first = FIRST[mutant.kind] ?? [];
    const near = isHidden
      ? null
      : ((await judge('behaviour', before)) ??
        (await judge('behaviour', isOfTable(mutant) ? first : [], named(mutant))) ??
        (await judge('behaviour', [...new Set([...namesakes(mutant, suite.files), ...first])])));
    if (near) return near;
    await loosen('bare', 'automatic');
    const listed = await judge('listing', LISTINGS);
    if (listed) return listed;
    const others = suite.files.filter((file) => ![...LISTINGS, ...SLOW].includes(file));
    const far = isHidden ? null : await judge('behaviour', [...others, ...SLOW]);
    return far ?? { mutant, noticed: 'not', by: null };
  } finally {
    for (const [name, copy] of Object.entries(copies)) {
      if (copy !== templates[name as Template]) await dropDatabase(serverUrl, copy);
    }
  }
}

/** What opens nothing as long as another wall stands, and may only be seen in the catalogue. */
const isBeyondBehaviour = ({ kind, change }: Mutant) =>
  kind === 'search path' ||
  // the permission matrix has asked for every role that the interface takes on
  (kind === 'policy' && change.endsWith(' to public')) ||
  ((kind === 'check' || kind === 'constraint') && change.includes(' private.')) ||
  (kind === 'function grant' && change.includes(' private.')) ||
  (kind === 'grant' && / on private\.|^(grant|revoke) (references|trigger|maintain) /.test(change));

const isOfTable = ({ of }: Mutant) => !of.includes('.');

/** The tests about it: a table's say so in their names. */
const named = ({ of }: Mutant) => new RegExp(`\\b${of}\\b`);

/** The files whose name shares words with a loss, those that share most first. */
function namesakes({ change }: Mutant, files: string[]): string[] {
  const shared = (file: string) =>
    file.split('-').filter((word) => change.includes(word.replace(/s$/, ''))).length;
  return files
    .filter((file) => shared(file) > 0 && ![...LISTINGS, ...SLOW].includes(file))
    .toSorted((a, b) => shared(b) - shared(a));
}

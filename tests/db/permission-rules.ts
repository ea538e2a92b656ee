// Who may do what, written down before it is measured. `a>b`: with the migrations' own grants a; once
// everything is granted to the API roles, as a careless project does, still b.

import type { grantModes } from './grant-modes';
import { verbs, type Cell, type ColumnVerb } from './permission-probes';
import type { Persona } from './personas';
import { contacts, envelope, partnerships, postings, quotes, type Table } from './tables';

type Mode = (typeof grantModes)[number];
type Kind = 'anonymous' | 'signedIn' | 'admin';
/** Someone who only has an account, whoever he was yesterday, is no more than a visitor. */
const kindOf = (persona: Persona): Kind =>
  persona === 'anonymous' || persona === 'admin' ? persona : 'signedIn';

interface TableRule {
  //     select count insert upsert update delete bulk-insert truncate
  verbs: Record<Kind, string>;
  /** Where it differs from reading the key. */
  select?: ColumnRule;
  insert: ColumnRule;
  update: ColumnRule;
}
/** Columns by what comes of setting them; `rest` stands for all that are not named. */
type ColumnRule = Record<Kind, Record<string, string[] | 'rest'>>;

const all = (rule: Record<string, string[] | 'rest'>): ColumnRule => ({
  anonymous: rule,
  signedIn: rule,
  admin: rule,
});
const nobody = 'grant>none';
const generated = ['search_text'];

const submission = ({ row }: Table): TableRule => {
  const { trap: _, ...told } = envelope;
  return {
    verbs: {
      anonymous: `${nobody} ${nobody} yes grant>none ${nobody} ${nobody} guard grant>guard`,
      signedIn: `none none yes none none ${nobody} guard grant>guard`,
      admin: `all all yes none all ${nobody} guard grant>guard`,
    },
    insert: all({
      yes: ['id', ...Object.keys({ ...row, ...told })],
      ignored: ['trap'],
      'grant>ignored': 'rest',
      generated,
    }),
    update: {
      anonymous: { [nobody]: 'rest', generated },
      signedIn: { none: ['status'], [nobody]: 'rest', generated },
      admin: { yes: ['status'], 'grant>guard': 'rest', generated },
    },
  };
};

/** Comes through public.submit_application alone. */
const application: TableRule = {
  verbs: {
    anonymous: `${nobody} ${nobody} grant>policy grant>none ${nobody} ${nobody} grant>policy grant>guard`,
    signedIn: `none none grant>policy grant>none none ${nobody} grant>policy grant>guard`,
    admin: `all all grant>policy grant>none all ${nobody} grant>policy grant>guard`,
  },
  insert: all({ 'grant>policy': 'rest', generated }),
  update: submission(quotes).update,
};

const posting: TableRule = {
  verbs: {
    anonymous: `some some grant>policy grant>policy ${nobody} ${nobody} grant>policy grant>guard`,
    signedIn: 'some some policy policy none none policy grant>guard',
    admin: 'all all yes yes all all yes grant>guard',
  },
  insert: {
    anonymous: { 'grant>policy': 'rest', generated },
    signedIn: {
      policy: ['id', ...Object.keys(postings.row)],
      'grant>policy': 'rest',
      generated,
    },
    admin: { yes: ['id', ...Object.keys(postings.row)], 'grant>ignored': 'rest', generated },
  },
  update: {
    anonymous: { [nobody]: 'rest', generated },
    signedIn: { none: Object.keys(postings.row), [nobody]: 'rest', generated },
    admin: {
      yes: Object.keys(postings.row),
      'grant>ignored': ['updated_at'],
      'grant>guard': 'rest',
      generated,
    },
  },
};

/** Written by functions and triggers, read by some. */
const readOnly = (seen: string, generatedColumns: string[], insert = 'grant>policy'): TableRule => {
  const writes = `${insert} ${insert} ${nobody} ${nobody} ${insert} grant>guard`;
  return {
    verbs: {
      anonymous: `${nobody} ${nobody} ${writes}`,
      signedIn: `none none ${writes}`,
      admin: `${seen} ${seen} ${writes}`,
    },
    insert: all({ [insert]: 'rest', generated: generatedColumns }),
    update: all({ [nobody]: 'rest', generated: generatedColumns }),
  };
};

const noted = ['id', 'table_name', 'record_id', 'body'];
const notes: TableRule = {
  verbs: {
    anonymous: `${nobody} ${nobody} grant>policy grant>policy ${nobody} ${nobody} grant>policy grant>guard`,
    signedIn: `none none policy grant>policy ${nobody} none policy grant>guard`,
    admin: `all all yes grant>policy ${nobody} some yes grant>guard`,
  },
  insert: {
    anonymous: { 'grant>policy': 'rest' },
    signedIn: { policy: noted, 'grant>policy': 'rest' },
    admin: { yes: noted, 'grant>ignored': 'rest' },
  },
  update: all({ [nobody]: 'rest' }),
};

const tableRules: Record<string, TableRule> = {
  contact_submissions: submission(contacts),
  quote_requests: submission(quotes),
  partnership_applications: submission(partnerships),
  career_applications: application,
  // the content's own function refuses to look at it for them
  application_files: {
    ...readOnly('all', ['media_type', 'size'], 'grant'),
    // comes through public.read_application_file alone
    select: {
      anonymous: { [nobody]: 'rest' },
      signedIn: { [nobody]: ['content'], none: 'rest' },
      admin: { 'grant>all': ['content'], all: 'rest' },
    },
  },
  job_postings: posting,
  staff_notes: notes,
  activity_log: readOnly('all', ['id']),
  // admins see their own row
  admin_users: readOnly('some', []),
};

const staffOnly: Record<Kind, string> = { anonymous: 'grant', signedIn: 'guard', admin: 'yes' };
const functionRules: Record<string, Record<Kind, string>> = {
  'public.submit_application(jsonb, jsonb)': { anonymous: 'yes', signedIn: 'yes', admin: 'yes' },
  'public.erase_person(text, boolean)': staffOnly,
  'public.purge_expired(boolean)': staffOnly,
  'public.read_application_file(uuid)': staffOnly,
  'public.submissions_per_day(timestamp with time zone[])': staffOnly,
};

export const ruledTables = Object.keys(tableRules);
export const ruledFunctions = Object.keys(functionRules);

// The API neither exposes nor may name what is in the schema private.
const isPrivate = (name: string) => name.startsWith('private.');

const inMode = (cell: string, mode: Mode): Cell => {
  const [explicit = '', granted = explicit] = cell.split('>');
  return (mode === 'explicit' ? explicit : granted) as Cell;
};

/** One cell for each of `verbs`. */
export function expectedVerbs(name: string, persona: Persona, mode: Mode): Cell[] {
  if (isPrivate(name)) return verbs.map(() => 'grant');
  const cells = tableRules[name]?.verbs[kindOf(persona)].split(' ') ?? [];
  return cells.map((cell) => inMode(cell, mode));
}

export function expectedColumns(
  { name, columns }: { name: string; columns: string[] },
  persona: Persona,
  verb: ColumnVerb,
  mode: Mode,
): Record<string, Cell> {
  const rule = tableRules[name];
  const whole = { [rule?.verbs[kindOf(persona)].split(' ')[0] ?? '']: 'rest' } as const;
  const cells = Object.entries(rule?.[verb]?.[kindOf(persona)] ?? whole);
  const rest = cells.find(([, named]) => named === 'rest')?.[0] ?? '';
  const cellOf = (column: string) => cells.find(([, named]) => named.includes(column))?.[0] ?? rest;
  return Object.fromEntries(columns.map((column) => [column, inMode(cellOf(column), mode)]));
}

export function expectedAnswer(signature: string, persona: Persona): Cell {
  return isPrivate(signature)
    ? 'grant'
    : ((functionRules[signature]?.[kindOf(persona)] ?? '') as Cell);
}

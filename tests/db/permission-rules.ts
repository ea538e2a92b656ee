// Who may do what, written down before it is measured. `a>b`: with the migrations' own grants a; once
// everything is granted to the API roles, as a careless project does, still b.

import type { grantModes } from './grant-modes';
import { verbs, type Cell, type ColumnVerb } from './permission-probes';
import type { Persona } from './personas';
import { readMailColumns } from './privilege-lists';
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
/** Emptying a table reaches for private ones that name its rows. */
const reachesPrivate = 'grant';
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
    signedIn: `some some policy policy none none policy grant>guard`,
    admin: `all all yes yes all all yes grant>guard`,
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
const readOnly = (
  seen: string,
  generatedColumns: string[],
  insert = 'grant>policy',
  truncate = 'grant>guard',
): TableRule => {
  const writes = `${insert} ${insert} ${nobody} ${nobody} ${insert} ${truncate}`;
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

const recipients: TableRule = {
  verbs: {
    anonymous: `${nobody} ${nobody} grant>policy grant>policy ${nobody} ${nobody} grant>policy ${reachesPrivate}`,
    signedIn: `none none policy policy none none policy ${reachesPrivate}`,
    admin: `all all yes yes all some yes ${reachesPrivate}`,
  },
  insert: {
    anonymous: { 'grant>policy': 'rest' },
    signedIn: {
      policy: ['id', 'shared_address', 'table_names', 'mode', 'reminders'],
      'grant>policy': 'rest',
    },
    admin: {
      yes: ['id', 'shared_address', 'table_names', 'mode', 'reminders'],
      'grant>policy': ['user_id'],
      'grant>ignored': 'rest',
    },
  },
  update: {
    anonymous: { [nobody]: 'rest' },
    signedIn: { none: ['table_names', 'mode', 'reminders'], [nobody]: 'rest' },
    admin: { yes: ['table_names', 'mode', 'reminders'], 'grant>guard': 'rest' },
  },
};

/** Read by the column; written by the mailer's functions. */
const mails: TableRule = {
  ...readOnly('all', [], 'grant>policy', reachesPrivate),
  select: {
    anonymous: { [nobody]: 'rest' },
    signedIn: { none: readMailColumns, [nobody]: 'rest' },
    admin: { all: readMailColumns, 'grant>all': 'rest' },
  },
};

/** Written by public.report_client_error alone; who is done with an error deletes it. */
const errors: TableRule = {
  ...readOnly('all', []),
  verbs: {
    anonymous: `${nobody} ${nobody} grant>policy grant>policy ${nobody} ${nobody} grant>policy grant>guard`,
    signedIn: `none none grant>policy grant>policy ${nobody} none grant>policy grant>guard`,
    admin: `all all grant>policy grant>policy ${nobody} all grant>policy grant>guard`,
  },
};

const tableRules: Record<string, TableRule> = {
  contact_submissions: submission(contacts),
  quote_requests: submission(quotes),
  partnership_applications: submission(partnerships),
  career_applications: application,
  // the content's own function refuses to look at it for them
  application_files: {
    ...readOnly('all', ['media_type', 'size'], 'grant'),
    verbs: {
      anonymous: `${nobody} ${nobody} grant grant ${nobody} ${nobody} grant grant>guard`,
      signedIn: `none none grant grant ${nobody} none grant grant>guard`,
      admin: `all all grant grant ${nobody} all grant grant>guard`,
    },
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
  admin_users: readOnly('some', [], 'grant>policy', reachesPrivate),
  mail_recipients: recipients,
  mails,
  client_errors: errors,
};

const anybody: Record<Kind, string> = { anonymous: 'yes', signedIn: 'yes', admin: 'yes' };
const nobodyAtAll: Record<Kind, string> = { anonymous: 'grant', signedIn: 'grant', admin: 'grant' };
const staffOnly: Record<Kind, string> = { anonymous: 'grant', signedIn: 'guard', admin: 'yes' };
const functionRules: Record<string, Record<Kind, string>> = {
  'public.submit_application(jsonb, jsonb)': anybody,
  'public.read_status(text)': anybody,
  'public.withdraw_submission(text)': anybody,
  'public.end_news(text)': anybody,
  'public.renew_news(text)': anybody,
  'public.report_client_error(text, text, text[], text, text, text)': anybody,
  'public.mail_state()': staffOnly,
  'public.list_recipients()': staffOnly,
  'public.retry_mail(uuid)': staffOnly,
  'public.send_test_mail()': staffOnly,
  // the mailer's, which comes as service_role
  'public.claim_mails(integer)': nobodyAtAll,
  'public.finish_mail(uuid, uuid, text, text, text, integer)': nobodyAtAll,
  'public.room_state()': staffOnly,
  'public.largest_files()': staffOnly,
  'public.delete_suspects_files(integer)': staffOnly,
  'public.erase_person(text, boolean)': staffOnly,
  'public.purge_expired(boolean)': staffOnly,
  'public.read_application_file(uuid)': staffOnly,
  'public.submissions_per_day(timestamp with time zone[])': staffOnly,
  'public.search_records(text, jsonb, text[], text[], boolean, integer, integer)': staffOnly,
  'public.count_records(text, jsonb)': staffOnly,
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

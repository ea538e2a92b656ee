import { randomUUID } from 'node:crypto';
import { literal } from './access-attempts';
import { originalIdOf } from './fixtures';
import { people, type Tx } from './transaction';

export interface Column {
  name: string;
  /** A value of the type that no sample has. */
  forgedValue: string;
}
export interface Relation {
  name: string;
  columns: Column[];
}
export interface Callable {
  name: string;
  /** Returns a call in SQL; if the function takes a kind of record, then for that one. */
  callFor: (kind: string) => string;
}

const forgedByType: Partial<Record<string, string>> = {
  date: '2099-12-31',
  text: 'forged',
  uuid: randomUUID(),
  'uuid[]': '{}',
  integer: '7',
  smallint: '4',
  numeric: '7',
  bigint: '999999',
  'timestamp with time zone': '2020-01-01',
  bytea: '\\x00',
  jsonb: '{"forged": true}',
  'text[]': '{forged}',
  'timestamp with time zone[]': '{2020-01-01,2020-01-02}',
};

/** `initial` is the column's default, if it has one. */
function forgedValueOf(type: string, initial?: string): string {
  const value = type === 'boolean' ? String(initial !== 'true') : forgedByType[type];
  if (value === undefined) throw new Error(`access-subjects.ts has no value of the type ${type}`);
  return value;
}

/** For columns that refer to a row: one that exists and that the column may name. */
const forgedKeys = (table: string): Partial<Record<string, string>> => ({
  owner_id: people.admin.id,
  duplicate_of: originalIdOf(table),
});

export async function listRelations(tx: Tx): Promise<Relation[]> {
  const rows = await tx<
    { name: string; columns: { name: string; type: string; initial?: string }[] }[]
  >`
    select relname as name, jsonb_agg(jsonb_build_object(
      'name', attname, 'type', format_type(atttypid, null), 'initial', pg_get_expr(adbin, adrelid)
    ) order by attnum) as columns
    from pg_class as c join pg_attribute as a on attrelid = c.oid
      left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and attnum > 0 and not attisdropped
    group by relname order by relname
  `;
  return rows.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => ({
      name: column.name,
      forgedValue: forgedKeys(name)[column.name] ?? forgedValueOf(column.type, column.initial),
    })),
  }));
}

/** Lists the functions of the schema public, each with arguments to call it. */
export async function listFunctions(tx: Tx): Promise<Callable[]> {
  const rows = await tx<{ name: string; types: string[]; arguments: string[] | null }[]>`
    select proname as name, proargnames as arguments,
      array(select format_type(type, null) from unnest(proargtypes) as type) as types
    from pg_proc where pronamespace = 'public'::regnamespace order by proname
  `;
  return rows.map(({ name, types, arguments: names }) => {
    const callFor = (kind: string) => {
      const values = types.map((type, index) =>
        names?.[index] === 'table_name'
          ? literal(kind)
          : `${literal(forgedValueOf(type))}::${type}`,
      );
      return `select public.${name}(${values.join(', ')})`;
    };
    return { name, callFor };
  });
}

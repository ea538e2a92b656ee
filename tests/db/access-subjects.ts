import { randomUUID } from 'node:crypto';
import { literal } from './access-attempts';
import { originalOf } from './fixtures';
import { people, type Tx } from './personas';

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
  /** A call, if the function takes a kind of record then for that one. */
  callFor: (kind: string) => string;
}

const forgedValues: Record<string, string> = {
  owner_id: people.admin.id, // only staff own records
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
const forgedValueOf = (type: string, initial?: string) =>
  type === 'boolean'
    ? String(initial !== 'true')
    : (forgedValues[type] ?? `access-subjects.ts: ${type}`);

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
    columns: columns.map((one) => ({
      name: one.name,
      forgedValue:
        (one.name === 'duplicate_of' ? originalOf(name) : forgedValues[one.name]) ??
        forgedValueOf(one.type, one.initial),
    })),
  }));
}

/** Every function of the schema public, with arguments to call it. */
export async function listFunctions(tx: Tx): Promise<Callable[]> {
  const rows = await tx<{ name: string; types: string[]; arguments: string[] | null }[]>`
    select proname as name, proargnames as arguments,
      array(select format_type(type, null) from unnest(proargtypes) as type) as types
    from pg_proc where pronamespace = 'public'::regnamespace order by proname
  `;
  return rows.map(({ name, types, arguments: names }) => {
    const callFor = (kind: string) => {
      const values = types.map((type, i) =>
        names?.[i] === 'table_name' ? literal(kind) : `${literal(forgedValueOf(type))}::${type}`,
      );
      return `select public.${name}(${values.join(', ')})`;
    };
    return { name, callFor };
  });
}

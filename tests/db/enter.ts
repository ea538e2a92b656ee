import { become, outcome, type Tx } from './personas';
import type { Row } from './tables';

/** Enters a lead as the admin; see `outcome`. */
export async function add(tx: Tx, table: string, record: Row, files: unknown = []) {
  await become(tx, 'admin');
  const result = await outcome(
    tx,
    (s) => s`
      select add_submission(
        ${table}, ${JSON.stringify(record)}::text::jsonb, ${JSON.stringify(files)}::text::jsonb
      ) as id
    `,
  );
  await become(tx, 'owner');
  return result;
}

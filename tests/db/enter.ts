import { actAs, outcome, type Tx } from './personas';
import type { Row } from './tables';

/** Enters a lead as the admin; see `outcome`. */
export const enter = (tx: Tx, table: string, record: Row, files: unknown = []) =>
  actAs(tx, 'admin', () =>
    outcome(
      tx,
      (s) => s`
        select add_submission(
          ${table}, ${JSON.stringify(record)}::text::jsonb, ${JSON.stringify(files)}::text::jsonb
        ) as id
      `,
    ),
  );

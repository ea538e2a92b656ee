import { actAs, tryStep, type Tx } from './personas';
import type { Row } from './tables';

/** Enters a lead as the admin; see `tryStep`. */
export const enterLead = (tx: Tx, table: string, record: Row, files: unknown = []) =>
  actAs(tx, 'admin', () =>
    tryStep(
      tx,
      (s) => s`
        select add_submission(
          ${table}, ${JSON.stringify(record)}::text::jsonb, ${JSON.stringify(files)}::text::jsonb
        ) as id
      `,
    ),
  );

import { actAs, readValue, type Persona, type Tx } from './transaction';

export interface RecordChange {
  id: string;
  seen: object;
  set: object;
}

interface UpdateResult {
  changed: Record<string, object>;
  /** The reason by id. */
  refused: Record<string, string>;
}

const defaults = { table: 'quote_requests', batch: '', undo: false };

/** Changes records as a persona, like the staff area. */
export async function updateAs(
  tx: Tx,
  persona: Persona,
  changes: readonly RecordChange[],
  options: Partial<typeof defaults> = {},
): Promise<UpdateResult> {
  const { table, batch, undo } = { ...defaults, ...options };
  return actAs(tx, persona, () =>
    readValue(tx`
      select update_records(
        ${table}, ${JSON.stringify(changes)}::text::jsonb, ${batch || null}, ${undo}
      )
    `),
  );
}

import { actAs, readValue, type Persona, type Tx } from './transaction';

/** Made only if the record still has the values that its author saw. */
export interface RecordChange {
  id: string;
  /** By column, as `set`. */
  seen: object;
  set: object;
}

interface UpdateResult {
  /** The earlier values, by record id. */
  changed: Record<string, object>;
  /** The reasons, by record id. */
  refused: Record<string, string>;
}

interface UpdateOptions {
  table?: string;
  /** The id under which the feed shows several changes as one. */
  batch?: string | undefined;
  /** Whether the changes take back logged ones. */
  undo?: boolean;
}

/** Changes records as a persona, like the staff area, then continues as the owner. */
export const updateAs = (
  tx: Tx,
  persona: Persona,
  changes: readonly RecordChange[],
  { table = 'quote_requests', batch, undo = false }: UpdateOptions = {},
): Promise<UpdateResult> =>
  actAs(tx, persona, () =>
    readValue(tx`
      select update_records(
        ${table}, ${JSON.stringify(changes)}::text::jsonb, ${batch ?? null}, ${undo}
      )
    `),
  );

import type { Tx } from './personas';

export interface Asked {
  filter?: Record<string, unknown>;
  columns?: string[];
  sortBy?: string[];
  descending?: boolean;
  skip?: number;
  most?: number;
}

/** A search as the staff area makes it; answers with the records, of which the ids alone unless told. */
export async function search(
  tx: Tx,
  table: string,
  words: string[],
  { filter, columns = ['id'], sortBy = [], descending = false, skip = 0, most = 25 }: Asked = {},
) {
  const rows = await tx<{ record: Record<string, unknown> }[]>`
    select search_records(
      ${table}, ${tx.json({ words, ...filter } as never)}, ${columns}, ${sortBy}, ${descending},
      ${skip}, ${most}
    ) as record
  `;
  return rows.map(({ record }) => record);
}

export async function count(tx: Tx, table: string, filter: Record<string, unknown>) {
  const [row] = await tx<{ found: number }[]>`
    select count_records(${table}, ${tx.json(filter as never)}) as found
  `;
  return row?.found;
}

import { ask, refusal } from './ask';

export interface Rows<Row> {
  rows: Row[];
  /** Of all that fit, those not given included. */
  total: number;
}

/** Reads rows as a visitor, without retries. @throws RequestError without a usable answer. */
export function readRows<Row>(
  address: string,
  signal: AbortSignal,
  backend?: string,
): Promise<Rows<Row>> {
  return ask(
    address,
    { headers: { prefer: 'count=exact' }, signal, backend },
    async (answer): Promise<Rows<Row>> => {
      if (answer.status === 416) return { rows: [], total: 0 };
      if (!answer.ok) throw await refusal(answer);
      const rows = (await answer.json()) as Row[];
      const total = Number(answer.headers.get('content-range')?.split('/')[1]);
      return { rows, total: Number.isNaN(total) ? 0 : total };
    },
  );
}

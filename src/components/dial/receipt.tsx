import type { ReceiptArtefact } from '@/content/artefacts';
import { Bars } from './bars';

export function Receipt({ title, bars, rows, token }: Omit<ReceiptArtefact, 'kind'>) {
  return (
    <div className="receipt">
      <p>{title}</p>
      {bars && <Bars rows={bars} />}
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {token && <p>{token}</p>}
    </div>
  );
}

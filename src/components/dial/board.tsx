import type { BoardArtefact, LabelledValue } from '@/content/artefacts';

export function Board({ title, figures, rows }: Omit<BoardArtefact, 'kind'>) {
  return (
    <div className="board">
      {title && <p>{title}</p>}
      {figures && <LabelledValues values={figures} />}
      <ul>
        {rows.map(({ label, note, value, state }) => (
          <li key={label}>
            <span>
              {label}
              {note && <i>{note}</i>}
            </span>
            <b className={state}>{value}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LabelledValues({ values }: { values: readonly LabelledValue[] }) {
  return (
    <dl>
      {values.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

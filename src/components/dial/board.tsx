import type { BoardArtefact } from '@/content/artefacts';

export function Board({ title, figures, rows }: Omit<BoardArtefact, 'kind'>) {
  return (
    <div className="board">
      {title && <p>{title}</p>}
      {figures && (
        <dl>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
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

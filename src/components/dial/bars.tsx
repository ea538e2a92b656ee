import type { BarsArtefact } from '@/content/artefacts';

export function Bars({ rows }: Omit<BarsArtefact, 'kind'>) {
  return (
    <ul className="bars">
      {rows.map(({ label, value, share }) => (
        <li key={label}>
          <span>
            {label} <b>{value}</b>
          </span>
          <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect width={share} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

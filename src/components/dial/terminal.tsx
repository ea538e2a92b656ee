import type { TerminalArtefact } from '@/content/artefacts';

/** Requests and answers as an integration reads them; long lines break. */
export function Terminal({ parts }: Omit<TerminalArtefact, 'kind'>) {
  return (
    <div className="terminal">
      {parts.map(({ label, code }) => (
        <div key={label}>
          <p>{label}</p>
          <pre lang="en" translate="no">
            <code>{code}</code>
          </pre>
        </div>
      ))}
    </div>
  );
}

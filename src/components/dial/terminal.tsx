import type { TerminalArtefact } from '@/content/artefacts';

export function Terminal({ parts }: Omit<TerminalArtefact, 'kind'>) {
  return (
    <div className="terminal">
      {parts.map(({ label, code }) => (
        <div key={label}>
          <p>{label}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre lang="en" translate="no" tabIndex={0}>
            <code>{code}</code>
          </pre>
        </div>
      ))}
    </div>
  );
}

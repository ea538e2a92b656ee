export function DefinitionRows({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <dl className="border-b border-line">
      {rows.map(({ term, text }) => (
        <div
          key={term}
          className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

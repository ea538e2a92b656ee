interface RowsProps {
  items: readonly { term: string; text: string }[];
}

/** Terms, each with a text, one below the other between hairlines. */
export function Rows({ items }: RowsProps) {
  return (
    <dl className="rows">
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowsProps {
  /** In two columns on wide screens. */
  wide?: boolean;
  items: readonly { term: string; text: string }[];
}

/** Terms, each with a text, one below the other between hairlines. */
export function Rows({ items, wide }: RowsProps) {
  return (
    <dl className={wide ? 'rows rows-wide' : 'rows'}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

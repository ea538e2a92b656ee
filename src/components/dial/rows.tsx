interface RowsProps {
  wide?: boolean;
  items: readonly { term: string; text: string }[];
}

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

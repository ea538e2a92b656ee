interface RowsProps {
  isWide?: boolean;
  items: readonly { term: string; text: string }[];
}

export function Rows({ items, isWide }: RowsProps) {
  return (
    <dl className={isWide ? 'rows rows-wide' : 'rows'}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

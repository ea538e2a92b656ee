/** A label whose brackets stay in one piece. */
export function Unbroken({ label }: { label: string }) {
  const [before = '', inside] = label.split('(');
  if (!inside) return label;
  return (
    <span>
      {before}
      <span className="unbroken">({inside}</span>
    </span>
  );
}

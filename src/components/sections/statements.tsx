export interface Statement {
  title: string;
  text: string;
}

interface StatementsProps {
  items: readonly Statement[];
  level?: 2 | 3;
}

export function Statements({ items, level = 3 }: StatementsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-marigold pt-4">
          <Heading className="text-heading">{title}</Heading>
          <p className="mt-2 md:text-statement">{text}</p>
        </div>
      ))}
    </div>
  );
}

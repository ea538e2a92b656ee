import { cx } from '@/lib/cx';

interface RailItem {
  figure?: string | undefined;
  title: string;
  text?: string | undefined;
  ours?: boolean | undefined;
  note?: string | undefined;
  ahead?: boolean | undefined;
}

interface RailProps {
  items: readonly RailItem[];
  by?: string;
}

export function Rail({ items, by }: RailProps) {
  return (
    <ol className="rail">
      {items.map(({ figure, title, text, ours, note, ahead }) => (
        <li key={title} className={cx(ours && by && 'ours', ahead && 'ahead') || undefined}>
          {figure && <span className="figure">{figure}</span>}
          <b>{title}</b>
          {ours && by && <i>{by}</i>}
          {note && <i>{note}</i>}
          {text && <small>{text}</small>}
        </li>
      ))}
    </ol>
  );
}

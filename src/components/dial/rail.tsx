import { cx } from '@/lib/cx';

interface Station {
  figure?: string | undefined;
  title: string;
  text?: string | undefined;
  ours?: boolean | undefined;
  note?: string | undefined;
  isAhead?: boolean | undefined;
}

/** Stations on a line, such as the steps of a service or the years of the company. */
export function Rail({ items, ownLabel }: { items: readonly Station[]; ownLabel?: string }) {
  return (
    <ol className="rail">
      {items.map(({ figure, title, text, ours, note, isAhead }) => (
        <li key={title} className={cx(ours && ownLabel && 'ours', isAhead && 'ahead') || undefined}>
          {figure && <span className="figure">{figure}</span>}
          <b>{title}</b>
          {ours && ownLabel && <i>{ownLabel}</i>}
          {note && <i>{note}</i>}
          {text && <small>{text}</small>}
        </li>
      ))}
    </ol>
  );
}

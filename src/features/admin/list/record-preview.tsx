import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { cx } from '@/lib/cx';
import { excerptOf } from './marked-words';
import { Marked, useSearchWords } from './search-words';
import type { RecordList, StaffRecord } from '../records/record-list';
import { unturned } from '../ui/direction';

interface RecordPreviewProps {
  list: RecordList;
  record: StaffRecord;
  className?: string;
}

/** What the visitor wrote, as one line that leads to the record like its name. */
export function RecordPreview({ list, record, className }: RecordPreviewProps) {
  const { search } = useLocation();
  const words = useSearchWords();
  const whole = list.preview && record[list.preview];
  const text = words.length > 0 ? (whole ?? record['preview']) : (record['preview'] ?? whole);
  const shown = excerptOf(unturned(String(text ?? '')), words);
  // Staff can enter a record without one.
  if (!shown) return <span className={className} />;
  return (
    <Link
      to={`${list.path}/${record.id}${search}`}
      tabIndex={-1}
      dir="auto"
      className={cx('min-w-0 text-quiet hover:text-ink', className)}
    >
      <Marked text={shown} />
    </Link>
  );
}

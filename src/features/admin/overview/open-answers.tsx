import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminAnswers } from '@/content/en/admin-answers';
import { referenceOf } from '@/lib/reference';
import { Sender } from '../replies/received-entry';
import { openAnswersQuery, type ReceivedMail } from '../replies/received-queries';
import { listOf } from '../records/tabs';
import { unturned } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';

const { open: texts } = adminAnswers;

/** The answers that have waited longest, each with its record; Open work counts all. */
export function OpenAnswers() {
  const { data = [] } = useStaffQuery(openAnswersQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="open-answers" className="mb-7 max-w-4xl">
      <h2 id="open-answers" className="pb-2 text-heading">
        {texts.title}
      </h2>
      <ul className="border-t border-line">
        {data.map((mail) => (
          <OpenAnswer key={mail.id} mail={mail} />
        ))}
      </ul>
    </section>
  );
}

function OpenAnswer({ mail }: { mail: ReceivedMail }) {
  const { table_name, record_id, new_text, body } = mail;
  const list = table_name ? listOf(table_name) : undefined;
  return (
    <li className="border-b border-line py-2 wrap-anywhere">
      {list && record_id && (
        <Link
          to={`${list.path}/${record_id}`}
          className="font-semibold text-link underline-offset-4 hover:underline pointer-coarse:py-2"
        >
          {texts.to(admin.activity.what[list.table], referenceOf(record_id))}
        </Link>
      )}{' '}
      <Sender mail={mail} />{' '}
      <span className="text-quiet">
        <TimeAgo timestamp={mail.created_at} />
      </span>
      <p dir="auto" className="line-clamp-2 max-w-prose">
        {unturned(new_text || body)}
      </p>
    </li>
  );
}

import { useWatch } from 'react-hook-form';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { isEmail, normalizeEmail } from '@/lib/email-address';
import { referenceOf } from '@/lib/reference';
import type { EntryValues } from './entry-schema';
import { relatedQuery } from '../records/related';
import { listOf } from '../records/tabs';
import { unturned } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';

const fewestDigits = 8;

/** What the person whose whole address or number is typed has sent before. */
export function KnownSender() {
  const [typed = '', phone = ''] = useWatch<EntryValues>({ name: ['email', 'phone'] });
  const address = normalizeEmail(String(typed));
  const asked = {
    email: isEmail(address) ? address : '',
    phone: String(phone).replaceAll(/\D/g, '').length >= fewestDigits ? String(phone) : '',
  };
  const { data = [] } = useStaffQuery({
    ...relatedQuery(asked),
    enabled: asked.email !== '' || asked.phone !== '',
  });
  const rows = data.filter((row) => !row.spam_suspected);
  return (
    <output className="col-span-full empty:sr-only">
      {rows.length > 0 && (
        <>
          <p className="font-semibold">{texts.known(rows.length)}</p>
          {rows.slice(0, 3).map(({ source_table, id, sender }) => (
            <p key={id} className="wrap-anywhere pointer-coarse:py-2.5">
              <a
                href={`${listOf(source_table)?.path}/${id}`}
                target="_blank"
                rel="noreferrer"
                className="text-link underline-offset-4 hover:underline"
              >
                <bdi>{unturned(sender)}</bdi>, {referenceOf(id)}
              </a>
            </p>
          ))}
        </>
      )}
    </output>
  );
}

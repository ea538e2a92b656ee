import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { isEmail, normalizeEmail } from '@/lib/email-address';
import { referenceOf } from '@/lib/reference';
import type { EntryValues } from './entry-schema';
import { relatedQuery } from '../records/related';
import { listOf } from '../records/tabs';
import { unturned } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';
import { StatusChip } from '../ui/status-chip';

interface Person {
  email: string;
  phone: string;
}

const debounceMs = 300;

/** What the person whose address or number is typed has sent before. */
export function KnownSender() {
  const person = useTypedPerson();
  const { data = [] } = useStaffQuery({
    ...relatedQuery({ email: person.email, phone: person.phone }),
    enabled: Boolean(person.email || person.phone),
  });
  const rows = data.filter((row) => !row.spam_suspected);
  return (
    <output className="block">
      {rows.length > 0 && (
        <>
          <p className="font-semibold">{texts.known(rows.length)}</p>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {rows.slice(0, 3).map(({ source_table, id, ...row }) => {
              const list = listOf(source_table);
              return (
                list && (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
                    <span className="min-w-0">
                      <a
                        href={`${list.path}/${id}`}
                        target="_blank"
                        rel="noreferrer"
                        className="font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
                      >
                        <bdi>{unturned(row.sender)}</bdi>
                      </a>{' '}
                      <span className="text-quiet">
                        {list.texts.title}, {referenceOf(id)}
                      </span>
                    </span>
                    <StatusChip list={list} record={row} />
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
    </output>
  );
}

/** Returns the typed address and number once they could be whole and typing pauses. */
function useTypedPerson(): Person {
  const [email = '', phone = ''] = useWatch<EntryValues>({ name: ['email', 'phone'] });
  const [person, setPerson] = useState<Person>({ email: '', phone: '' });
  useEffect(() => {
    const address = normalizeEmail(String(email));
    const number = String(phone);
    const timer = setTimeout(
      () =>
        setPerson({
          email: isEmail(address) ? address : '',
          phone: number.replaceAll(/\D/g, '').length >= 6 ? number : '',
        }),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [email, phone]);
  return person;
}

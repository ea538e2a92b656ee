import { useId } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { adminTeam } from '@/content/en/admin-team';
import { awayText, ownerName, type Colleague } from '../ui/colleagues';
import { isolated } from '../ui/direction';
import { selectClasses } from './role-field';
import type { Ends } from './team-queries';

const { ends: texts } = adminTeam;

interface WhatEndsProps {
  ends: UseQueryResult<Ends>;
  successors: readonly Colleague[];
  successor: string;
  onSuccessor: (id: string) => void;
}

/** Names what a colleague loses. */
export function WhatEnds({ ends, successors, successor, onSuccessor }: WhatEndsProps) {
  const id = useId();
  const { data, isError } = ends;
  if (!data) {
    return (
      <p role={isError ? 'alert' : 'status'} className="text-quiet">
        {isError ? texts.failed : texts.loading}
      </p>
    );
  }
  const { records, replies, invitations, mailboxes } = data;
  const lines = [
    replies > 0 && texts.replies(replies),
    invitations.length > 0 && texts.invitations(invitations.map(isolated).join(', ')),
    mailboxes.length > 0 && texts.mailboxes(mailboxes.map(isolated).join(', ')),
  ].filter((line) => line !== false);
  if (records === 0 && lines.length === 0) return <p className="text-quiet">{texts.nothing}</p>;

  return (
    <>
      {records > 0 && (
        <div>
          <label htmlFor={id} className="block pb-1 font-semibold">
            {texts.assigned(records)}
          </label>
          <select
            id={id}
            value={successor}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onSuccessor(event.target.value)}
            className={selectClasses}
          >
            <option value="">{texts.nobody}</option>
            {successors.map((one) => (
              <option key={one.id} value={one.id}>
                {[ownerName(one.id), awayText(one)].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
          <p id={`${id}-hint`} className="pt-1 text-quiet">
            {texts.onlyIncluded}
          </p>
        </div>
      )}
      {lines.length > 0 && (
        <div>
          <p className="font-semibold">{texts.title}</p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-quiet">{texts.lasting}</p>
    </>
  );
}

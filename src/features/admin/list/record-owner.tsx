import { initialsOf, ownerName, useColleagues } from '../ui/colleagues';
import type { StaffRecord } from '../records/record-list';

/** The owner's initials, with the name on hover and for screen readers; nothing if there is none. */
export function RecordOwner({ record }: { record: StaffRecord }) {
  const id = record['owner_id'];
  return typeof id === 'string' && <Owner id={id} />;
}

function Owner({ id }: { id: string }) {
  const { colleagues } = useColleagues();
  const name = ownerName(id, colleagues);
  if (name === '') return null;
  return (
    <span
      title={name}
      className="inline-flex size-6 items-center justify-center rounded-full bg-action/12 text-[0.6875rem] font-bold text-link"
    >
      <span aria-hidden>{initialsOf(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

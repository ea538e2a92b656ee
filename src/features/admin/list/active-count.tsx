import { adminLists } from '@/content/en/admin-lists';

/** Says on the button of hidden filters how many of them are active. */
export function ActiveCount({ active }: { active: number }) {
  if (active === 0) return null;
  return (
    <>
      <span aria-hidden className="text-link">
        {active}
      </span>
      <span className="sr-only"> {adminLists.filters.active(active)}</span>
    </>
  );
}

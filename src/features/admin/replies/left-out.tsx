import { adminHiring } from '@/content/en/admin-hiring';
import { adminSending } from '@/content/en/admin-sending';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';

const { bulk: texts } = adminSending;

interface LeftOutProps {
  list: RecordList;
  gone: number;
  told: readonly StaffRecord[];
  unreachable: readonly StaffRecord[];
  answered: readonly StaffRecord[];
  toAnswered: boolean;
  onToAnswered: (isChosen: boolean) => void;
}

/** Says who of those chosen gets no reply, and why. */
export function LeftOut({ list, gone, told, unreachable, answered, ...choice }: LeftOutProps) {
  const namesOf = (records: readonly StaffRecord[]) =>
    records.map((one) => isolated(nameOf(list, one)));
  return (
    <>
      {gone > 0 && <p className={warning}>{texts.gone(gone)}</p>}
      {told.length > 0 && <p className={warning}>{adminHiring.told(told.length)}</p>}
      {unreachable.length > 0 && <p className={warning}>{texts.noAddress(namesOf(unreachable))}</p>}
      {answered.length > 0 && (
        <div>
          <p className={warning}>{texts.answered(namesOf(answered))}</p>
          <label className="flex items-center gap-2 py-1">
            <input
              type="checkbox"
              checked={choice.toAnswered}
              onChange={(event) => choice.onToAnswered(event.target.checked)}
              className="size-4.5 accent-link"
            />
            {texts.toAnswered(answered.length)}
          </label>
        </div>
      )}
    </>
  );
}

const warning = 'font-semibold wrap-anywhere text-warning';

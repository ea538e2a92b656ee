import * as Alert from '@radix-ui/react-alert-dialog';
import { adminAway } from '@/content/en/admin-away';
import { awayText, ownerName, useColleagues, type Colleague } from '../ui/colleagues';
import { isolated } from '../ui/direction';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { countsText, openRecordsQuery, useHandOver } from './hand-over';

const { handOver: texts } = adminAway;

interface HandOverDialogProps {
  owner: string;
  /** The owner's name; null for oneself. */
  who: string | null;
  onClose: () => void;
}

/** Says what a colleague has open and who may take over how much of it; one click hands it over. */
export function HandOverDialog({ owner, who, onClose }: HandOverDialogProps) {
  const { colleagues = [] } = useColleagues();
  const { data: open, isError } = useStaffQuery(openRecordsQuery(owner));
  const { mutate, isPending } = useHandOver();
  const successors = colleagues.filter(
    ({ id, table_names }) => id !== owner && open?.some(([table]) => table_names.includes(table)),
  );
  const text = open
    ? open.length === 0
      ? texts.none
      : successors.length === 0
        ? texts.nobody
        : texts.choose(countsText(open))
    : isError
      ? texts.failedToCount
      : texts.loading;

  return (
    <Dialog title={texts.title(who)} text={isPending ? texts.busy : text} onClose={onClose}>
      {successors.length > 0 && (
        <ul className="flex flex-col gap-2">
          {successors.map((successor) => (
            <li key={successor.id}>
              <SuccessorButton
                successor={successor}
                open={open ?? []}
                isPending={isPending}
                onChoose={() => mutate({ owner, successor: successor.id }, { onSettled: onClose })}
              />
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Alert.Cancel asChild>
          <ToolButton {...safeAnswer}>{texts.cancel}</ToolButton>
        </Alert.Cancel>
      </DialogActions>
    </Dialog>
  );
}

interface SuccessorButtonProps {
  successor: Colleague;
  open: Parameters<typeof countsText>[0];
  isPending: boolean;
  onChoose: () => void;
}

function SuccessorButton({ successor, open, isPending, onChoose }: SuccessorButtonProps) {
  const name = ownerName(successor.id);
  const maySee = (table: string) => successor.table_names.includes(table);
  const takes = countsText(open.filter(([table]) => maySee(table)));
  const left = open.filter(([table]) => !maySee(table));
  const isOne = left.reduce((total, [, records]) => total + records, 0) === 1;
  const away = awayText(successor);
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && onChoose()}
      className="min-h-11 w-full rounded border border-edge px-3 py-2 text-start wrap-anywhere hover:border-brand aria-disabled:border-hairline aria-disabled:text-quiet"
    >
      <bdi className="font-semibold">{name}</bdi>
      {away && <span className="text-warning"> ({away})</span>}
      <span className="block text-quiet">
        {left.length > 0
          ? texts.stay(takes, countsText(left), isOne, isolated(name))
          : texts.takes(takes)}
      </span>
    </button>
  );
}

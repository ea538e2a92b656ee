import { useState } from 'react';
import { adminSetup } from '@/content/en/admin-setup';
import type { Json } from '@/lib/database.types';
import { ownerName } from '../ui/colleagues';
import { isolate } from '../ui/direction';
import { lazyDialog } from '../ui/lazy-part';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';
import { loggedFactText, factText } from './fact-values';
import type { Fact } from './facts';
import { SetupEntry } from './setup-entry';
import { undoableQuery, type FactChange, type StoredFact } from './setup-queries';
import { useSetFacts } from './use-set-facts';

const { fact: texts, hints } = adminSetup;

const FactQuestion = lazyDialog(async () => (await import('./fact-question')).FactQuestion);

interface FactRowsProps {
  facts: readonly Fact[];
  stored: ReadonlyMap<string, StoredFact>;
}

export function FactRows({ facts, stored }: FactRowsProps) {
  return (
    <>
      <LeaveOutButton facts={facts} stored={stored} />
      <ul className="border-t border-line">
        {facts.map((fact) => (
          <FactEntry key={fact.key} fact={fact} row={stored.get(fact.key)} />
        ))}
      </ul>
    </>
  );
}

/** Leaves out at once what a section can go without and nobody has filled in. */
function LeaveOutButton({ facts, stored }: FactRowsProps) {
  const { run, isPending } = useSetFacts();
  const settings = facts
    .filter(({ key, canBeLeftOut, built }) => canBeLeftOut && built === null && !stored.has(key))
    .map((fact) => ({ fact, value: null, mark: 'left out', row: undefined }));
  if (settings.length < 2) return null;
  return (
    <ToolButton className="mb-2" inactive={isPending} onClick={() => void run({ settings })}>
      {texts.leaveOutRest(settings.length)}
    </ToolButton>
  );
}

const isSameValue = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);

function FactEntry({ fact, row }: { fact: Fact; row: StoredFact | undefined }) {
  const { key, label, shape, built } = fact;
  const [isAsking, setAsking] = useState(false);
  const { data: changes } = useStaffQuery(undoableQuery);
  const change = changes?.find(
    ({ summary, after }) => row && summary === key && isSameValue(after.value, row.value),
  );
  const value = row ? row.value : built;
  const text = factText(shape, value);
  const isLeftOut = row?.mark === 'left out';
  return (
    <SetupEntry
      row={{ id: key, label, mark: row ? 'done' : 'open' }}
      stateText={row || !text ? undefined : texts.sample}
      actions={
        <FactActions
          {...{ fact, row, change }}
          hasValue={text !== ''}
          onAsk={() => setAsking(true)}
        />
      }
    >
      <p>
        {isLeftOut ? texts.leftOut : text || <span className="text-quiet">{texts.missing}</span>}
      </p>
      {!row && hints[fact.name] && <p className="text-quiet">{hints[fact.name]}</p>}
      {row && (
        <p className="text-[0.8125rem] text-quiet">
          {isSameValue(row.value, built) ? texts.published : texts.waiting}.{' '}
          {texts.by(isolate(ownerName(row.updated_by)))} <TimeAgo timestamp={row.updated_at} />.{' '}
          {change && texts.before(loggedFactText(fact, change.before))}
        </p>
      )}
      {isAsking && <FactQuestion fact={fact} value={value} onClose={() => setAsking(false)} />}
    </SetupEntry>
  );
}

interface FactActionsProps {
  fact: Fact;
  row: StoredFact | undefined;
  change: FactChange | undefined;
  hasValue: boolean;
  onAsk: () => void;
}

function FactActions({ fact, row, change, hasValue, onAsk }: FactActionsProps) {
  const { label, canBeLeftOut, built } = fact;
  const { run, isPending } = useSetFacts();
  const command = { variant: 'text', inactive: isPending } as const;
  const setFact = (mark: string, value: Json) =>
    void run({ settings: [{ fact, value, mark, row }] });
  const undo = ({ before }: FactChange) =>
    void run({ settings: [{ fact, ...before, row }], isUndo: true });
  return (
    <>
      {!row && hasValue && (
        <ToolButton
          aria-label={texts.confirmOf(label)}
          inactive={isPending}
          onClick={() => setFact('confirmed', built)}
        >
          {texts.confirm}
        </ToolButton>
      )}
      <ToolButton
        variant="text"
        data-open
        aria-label={hasValue ? texts.changeOf(label) : texts.fillOf(label)}
        onClick={onAsk}
      >
        {hasValue ? texts.change : texts.fill}
      </ToolButton>
      {canBeLeftOut && row?.mark !== 'left out' && (
        <ToolButton
          {...command}
          aria-label={texts.leaveOutOf(label)}
          onClick={() => setFact('left out', null)}
        >
          {texts.leaveOut}
        </ToolButton>
      )}
      {change && (
        <ToolButton {...command} aria-label={texts.undoOf(label)} onClick={() => undo(change)}>
          {texts.undo}
        </ToolButton>
      )}
    </>
  );
}

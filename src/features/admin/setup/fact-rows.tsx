import { useState } from 'react';
import { adminSetup } from '@/content/en/admin-setup';
import type { Json } from '@/lib/database.types';
import { authorName } from '../ui/colleagues';
import { isolated } from '../ui/direction';
import { lazyDialog } from '../ui/lazy-part';
import { QuestionButton } from '../ui/question';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo, useCurrentMinute } from '../ui/time-ago';
import { dateOf } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';
import { factText } from './fact-values';
import type { Fact } from './facts';
import { factHistoryQuery, type FactChange, type FactRow } from './setup-queries';
import { Row } from './setup-row';
import { useSetFact } from './use-set-fact';

const { fact: texts, hints } = adminSetup;

const FactQuestion = lazyDialog(async () => (await import('./fact-question')).FactQuestion);

interface FactRowsProps {
  facts: readonly Fact[];
  stored: ReadonlyMap<string, FactRow>;
}

/** The facts of a section: what the site says, and what can be done about each. */
export function FactRows({ facts, stored }: FactRowsProps) {
  const { data: history } = useStaffQuery(factHistoryQuery);
  const open = facts.filter(({ key, mayBeLeftOut }) => mayBeLeftOut && !stored.has(key));
  return (
    <>
      <ul className="border-t border-line">
        {facts.map((fact) => (
          <FactEntry
            key={fact.key}
            fact={fact}
            row={stored.get(fact.key)}
            change={history?.get(fact.key)}
          />
        ))}
      </ul>
      {open.length > 1 && <LeaveOutRest facts={open} />}
    </>
  );
}

const same = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

interface FactEntryProps {
  fact: Fact;
  row: FactRow | undefined;
  change: FactChange | undefined;
}

function FactEntry({ fact, row, change }: FactEntryProps) {
  const { key, label, shape, mayBeLeftOut, built } = fact;
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, problem } = useSetFact();
  const value = row ? row.value : built;
  const said = factText(shape, value);
  const isOut = row?.mark === 'left out';
  const set = (mark: string, now: Json) => void run({ fact, value: now, mark, row });
  return (
    <Row
      row={{ id: key, label, mark: row ? 'done' : 'open' }}
      state={row || !said ? undefined : texts.sample}
      actions={
        <>
          {!row && said && (
            <ToolButton
              aria-label={texts.confirmOf(label)}
              inactive={isPending}
              onClick={() => set('confirmed', built)}
            >
              {texts.confirm}
            </ToolButton>
          )}
          <ToolButton
            variant="text"
            data-open
            aria-label={texts.changeOf(label)}
            onClick={() => setAsking(true)}
          >
            {said ? texts.change : texts.fill}
          </ToolButton>
          {mayBeLeftOut && !isOut && (
            <ToolButton
              variant="text"
              aria-label={texts.leaveOutOf(label)}
              inactive={isPending}
              onClick={() => set('left out', null)}
            >
              {texts.leaveOut}
            </ToolButton>
          )}
        </>
      }
    >
      <p>{isOut ? texts.leftOut : said || <span className="text-quiet">{texts.missing}</span>}</p>
      {!row && hints[fact.name] && <p className="text-quiet">{hints[fact.name]}</p>}
      {row && (
        <p className="text-[0.8125rem] text-quiet">
          {same(row.value, built) ? texts.published : texts.waiting}.{' '}
          {change && <LastChange fact={fact} row={row} change={change} />}
        </p>
      )}
      {problem && <p className="font-semibold text-bad">{problem}</p>}
      {isAsking && <FactQuestion fact={fact} value={value} onClose={() => setAsking(false)} />}
    </Row>
  );
}

const dayMs = 86_400_000;

/** Who set a fact and when, and what it was; takes it back for a day. */
function LastChange({ fact, row, change }: FactEntryProps & { row: FactRow; change: FactChange }) {
  const { run, isPending } = useSetFact();
  const { before, created_at, actor_id, actor_email } = change;
  const who = authorName(actor_id, actor_email);
  const earlier = factText(fact.shape, before.value);
  const isRecent = useCurrentMinute() - dateOf(created_at).getTime() < dayMs;
  return (
    <>
      {who && texts.by(isolated(who))} <TimeAgo timestamp={created_at} />.{' '}
      {earlier && texts.before(earlier)}{' '}
      {isRecent && same(change.after.value, row.value) && (
        <button
          type="button"
          aria-label={texts.undoOf(fact.label)}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && void run({ fact, ...before, row, isUndo: true })}
          className="min-h-6 font-semibold text-link hover:underline pointer-coarse:min-h-11 pointer-coarse:px-2"
        >
          {texts.undo}
        </button>
      )}
    </>
  );
}

/** Leaves out all of a section that nobody decided. */
function LeaveOutRest({ facts }: { facts: readonly Fact[] }) {
  const { run } = useSetFact();
  const names = facts.map(({ label }) => label).join(', ');
  async function leaveOut() {
    for (const fact of facts) {
      // oxlint-disable-next-line no-await-in-loop -- the first refusal ends it
      const problem = await run({ fact, value: null, mark: 'left out', row: undefined });
      if (problem) return problem;
    }
    return undefined;
  }
  return (
    <QuestionButton
      button={{ children: texts.restOut(facts.length), variant: 'text', className: '-ms-3 mt-1' }}
      title={texts.restQuestion}
      text={texts.restText(names)}
      cancel={texts.cancel}
      yes={texts.leaveOut}
      busy={texts.saving}
      onYes={leaveOut}
    />
  );
}

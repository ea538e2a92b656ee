import { useState, type ReactNode } from 'react';
import { adminSetup as texts } from '@/content/en/admin-setup';
import { buildQuery } from '../mail/health-queries';
import { QuerySection } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';
import { FactRows } from './fact-rows';
import { factSections } from './facts';
import { useSetup, type SetupRow } from './use-setup';
import { TaskRows } from './task-rows';

/** Facts and tasks that the site needs from its owner; it marks by itself what is done. */
export function SetupScreen() {
  const { facts, tasks, rows } = useSetup();
  return (
    <QuerySection as="screen" texts={texts} query={facts} className="max-w-4xl">
      {(stored) =>
        rows && (
          <>
            <Introduction />
            <Progress rows={rows} />
            {factSections.map(({ id, facts: sectionFacts }) => (
              <Section
                key={id}
                id={id}
                rows={rows.filter((row) => sectionFacts.some(({ key }) => key === row.id))}
                allRows={rows}
              >
                <FactRows facts={sectionFacts} stored={stored} />
              </Section>
            ))}
            <Section id="work" rows={tasks} allRows={rows}>
              <TaskRows rows={tasks} />
            </Section>
          </>
        )
      }
    </QuerySection>
  );
}

function Introduction() {
  const { data: build } = useStaffQuery(buildQuery);
  return (
    <div className="grid max-w-prose gap-2 text-quiet">
      <p>{texts.lead}</p>
      <p>
        {texts.published}{' '}
        {build && (
          <>
            {texts.built} <TimeAgo timestamp={build.builtAt} />.
          </>
        )}
      </p>
    </div>
  );
}

const isOpen = ({ mark }: SetupRow) => mark === 'open';
const countDone = (rows: readonly SetupRow[]) => rows.filter(({ mark }) => mark === 'done').length;

function Progress({ rows }: { rows: readonly SetupRow[] }) {
  const next = rows.find(isOpen);
  const doneCount = countDone(rows);
  const unknownCount = rows.filter(({ mark }) => mark === 'unknown').length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <p className="grow text-quiet">
        {doneCount < rows.length ? `${texts.progress(doneCount, rows.length)}.` : texts.allDone}{' '}
        {unknownCount > 0 && texts.unknown(unknownCount)}
      </p>
      {next && (
        <ToolButton variant="filled" onClick={() => focusRow(next.id)}>
          {texts.next(next.label)}
        </ToolButton>
      )}
    </div>
  );
}

/** Opens the section of a row, and moves the focus there, with its ring also after a click. */
function focusRow(id: string) {
  const row = document.querySelector(`[data-record="${id}"]`);
  row?.closest('details')?.setAttribute('open', '');
  const action = row?.querySelector<HTMLElement>('button, a');
  action?.setAttribute('data-ring', '');
  action?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
}

interface SectionProps {
  id: keyof typeof texts.sections;
  rows: readonly SetupRow[];
  allRows: readonly SetupRow[];
  children: ReactNode;
}

/** Only the one to begin with is open at first; then each stays as its reader leaves it. */
function Section({ id, rows, allRows, children }: SectionProps) {
  const { title, text } = texts.sections[id];
  const [startsOpen] = useState(() => rows.some((row) => row === allRows.find(isOpen)));
  return (
    <details open={startsOpen} className="border-t border-line py-3">
      <summary className="cursor-pointer pointer-coarse:py-2">
        <h3 className="inline font-bold tracking-tight">{title}</h3>
        <span className="ms-2 text-quiet tabular-nums">
          {texts.progress(countDone(rows), rows.length)}
        </span>
      </summary>
      <p className="py-2 text-quiet">{text}</p>
      {children}
    </details>
  );
}

import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useTexts } from '@/components/texts';
import type { StatusTexts } from '@/content/texts';
import { dateAndTime } from '@/lib/format';
import { ownValue } from '@/lib/own-value';
import { useQueryClient } from '@/lib/query-client';
import { useIsLate } from '@/lib/use-is-late';
import { ProposalSection } from './proposal-section';
import { callLinkFunction, statusQuery, type StatusRow } from './status-queries';
import { ErrorNotice, StatusSection } from './status-section';
import { Withdrawal } from './withdrawal';

interface KindTexts {
  name: string;
  late: string | undefined;
  erased: string;
  line: readonly { label: string; statuses: readonly string[] }[];
  stages: Record<string, { title: string; next: readonly string[] } | undefined>;
}

interface SubmissionStatusProps {
  texts: StatusTexts;
  secret: string;
  isWaitingHere: (secret: string) => Promise<boolean>;
  onWithdrawn: (reference: string) => void;
}

const pollMs = 3000;

export function SubmissionStatus(props: SubmissionStatusProps) {
  const { texts, secret, isWaitingHere, onWithdrawn } = props;
  const client = useQueryClient();
  const query = useQuery(statusQuery(secret), client);
  const { data: row, isError, isFetching } = query;
  const isLate = useIsLate(isFetching);
  const waiting = useQuery(
    {
      queryKey: ['waits here', secret],
      queryFn: async () => {
        const isStillWaiting = await isWaitingHere(secret);
        // It has been sent since.
        if (!isStillWaiting && waiting.data) void query.refetch();
        return isStillWaiting;
      },
      enabled: !row,
      networkMode: 'always',
      refetchInterval: ({ state }) => (state.data ? pollMs : false),
    },
    client,
  );
  const withdrawal = useMutation(
    {
      mutationFn: () => callLinkFunction('withdraw_submission', { secret }),
      onSuccess: async () => {
        const { queryKey } = statusQuery(secret);
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, null);
        if (row) onWithdrawn(row.reference);
      },
    },
    client,
  );

  if (withdrawal.isSuccess) {
    const { done, gone } = texts.withdraw;
    return (
      <StatusSection key="answer" title={withdrawal.data ? done : gone}>
        {!withdrawal.data && <p>{texts.gone}</p>}
      </StatusSection>
    );
  }
  const notice = (isError || isLate) && (
    <ErrorNotice
      texts={texts}
      error={query.error ?? query.failureReason}
      onRetry={isFetching ? undefined : () => void query.refetch()}
    />
  );
  if (!row) {
    if (waiting.data) return <StatusSection key="waiting" title={texts.notYet} />;
    if (notice) return notice;
    if (row === null) return <StatusSection key="gone" title={texts.gone} />;
    return <output className="block text-lead text-quiet">{texts.asking}</output>;
  }

  return (
    <>
      {notice && <div className="mb-8">{notice}</div>}
      <SubmissionDetails {...{ texts, secret, row, withdrawal }} onAnswered={query.refetch} />
    </>
  );
}

interface SubmissionDetailsProps {
  texts: StatusTexts;
  secret: string;
  row: StatusRow;
  withdrawal: UseMutationResult<boolean, Error, void>;
  onAnswered: () => Promise<unknown>;
}

function SubmissionDetails({ texts, secret, row, withdrawal, onAnswered }: SubmissionDetailsProps) {
  const { language } = useTexts();
  const { reference, proposal, status } = row;
  const kind = ownValue<KindTexts>(texts.kinds, row.table_name);
  const { title, steps } = stageOf(row, texts, kind);
  const topic = row.topic && (ownValue<string>(texts.topics, row.topic) ?? row.topic);
  const subject = [kind?.name, topic].filter(Boolean).join(', ');
  const facts = [
    [texts.facts.reference, reference],
    [texts.facts.kind, subject],
    [texts.facts.received, dateAndTime(Date.parse(row.received_at), language)],
  ];

  return (
    <StatusSection title={title}>
      {kind && <StatusLine steps={kind.line} status={status} />}
      <ProposalSection {...{ texts, secret, reference, proposal, onAnswered }} />
      <dl className="rows w-full">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="tabular min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {steps.length > 0 && (
        <div>
          <h3 className="text-heading">{texts.nextTitle}</h3>
          <ul className="mt-3 grid gap-2">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      )}
      {row.withdrawable ? (
        <Withdrawal {...{ texts, subject, withdrawal }} erased={kind?.erased ?? ''} />
      ) : (
        <p>{texts.withdraw.corrected}</p>
      )}
    </StatusSection>
  );
}

function stageOf(row: StatusRow, texts: StatusTexts, kind: KindTexts | undefined) {
  const { status, proposal, overdue } = row;
  const isProposalNews = proposal && status === 'new';
  const stage = isProposalNews ? texts.proposal.arrived : kind && ownValue(kind.stages, status);
  const { title, next } = stage ?? texts.other;
  const lateText = overdue && !proposal && kind?.late;
  return { title, steps: lateText ? [lateText] : next };
}

/** The steps of a submission, up to the current one; of an unknown status only the first is certain. */
function StatusLine({ steps, status }: { steps: KindTexts['line']; status: string }) {
  const found = steps.findIndex(({ statuses }) => statuses.includes(status));
  const current = Math.max(found, 0);
  return (
    <ol className="rail col-span-full">
      {steps.map(({ label }, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={index > current ? 'ahead text-quiet' : undefined}
        >
          {index === current ? <b>{label}</b> : label}
        </li>
      ))}
    </ol>
  );
}

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tabs } from '@/features/admin/records/tabs';
import { outbox } from '@/features/forms/submission/outbox';
import type { Submission } from '@/features/forms/submission/outbox/types';
import {
  answerCalls,
  button,
  calls,
  heading,
  openStatus,
  refused,
  returnToTab,
  rowOf,
  secretOf,
  texts,
} from '@tests/support/status-page';

const linkSecret = secretOf('a');

afterEach(() => void vi.useRealTimers());

describe('a link to a submission', () => {
  const submissionKinds = tabs.flatMap(({ kinds }) => kinds).filter((kind) => kind.isFromVisitors);

  test.each(submissionKinds)('of $table explains its statuses', async ({ table, statuses }) => {
    const { name, stages } = texts.kinds[table as keyof typeof texts.kinds];
    for (const [index, status] of statuses.slice(0, 2).entries()) {
      answerCalls({ read_status: () => [rowOf({ table_name: table, status: status.name })] });
      if (index === 0) openStatus(`#${linkSecret}`);
      else act(returnToTab);
      const knownStages: Record<string, typeof texts.other | undefined> = stages;
      const stage = knownStages[status.name] ?? texts.other;
      expect(await heading(stage.title)).toHaveFocus();
      for (const step of stage.next) expect(screen.getByText(step)).toBeVisible();
      expect(screen.getByText('DR-1A2B3C4D')).toBeVisible();
      expect(screen.getByText(name)).toBeVisible();
      expect(calls.at(-1)).toEqual({ name: 'read_status', secret: linkSecret });
    }
  });

  test('to one that still waits on this device says so, and shows its status once it has left', async () => {
    const waiting = vi.spyOn(outbox, 'waiting');
    waiting.mockResolvedValue([{ form: { link: linkSecret } } as Submission]);
    let rows: object[] = [];
    answerCalls({ read_status: () => rows });
    openStatus(`#${linkSecret}`);
    expect(await heading(texts.notYet)).toBeVisible();
    waiting.mockResolvedValue([]);
    rows = [rowOf({ table_name: 'quote_requests', status: 'new' })];
    const { title } = texts.kinds.quote_requests.stages.new;
    expect(await screen.findByRole('heading', { name: title }, { timeout: 5000 })).toBeVisible();
  });

  test.each([
    ['career_applications', 'Launch Manager', 'Job application, Launch Manager'],
    ['career_applications', 'ai-developer', 'Job application, AI Developer'],
    ['quote_requests', 'Fintech Solutions', 'Quote request, Fintech Solutions'],
  ])(
    'names its subject, also in the question before it is erased: %s, %s',
    async (table_name, topic, subject) => {
      answerCalls({ read_status: () => [rowOf({ table_name, topic })] });
      openStatus(`#${linkSecret}`);
      expect(await screen.findByText(subject)).toBeVisible();
      await userEvent.click(button(texts.withdraw.action));
      expect(screen.getByRole('heading', { name: texts.withdraw.question(subject) })).toBeVisible();
    },
  );

  test.each(['quote_requests', 'career_applications'] as const)(
    'of kind %s states the promised time, and admits when it has passed',
    async (table) => {
      let overdue = false;
      answerCalls({ read_status: () => [rowOf({ table_name: table, overdue })] });
      openStatus(`#${linkSecret}`);
      const { late, stages } = texts.kinds[table];
      expect(await screen.findByText(stages.new.next[0] ?? '')).toBeVisible();
      expect(screen.queryByText(late)).not.toBeInTheDocument();

      overdue = true;
      act(returnToTab);
      expect(await screen.findByText(late)).toBeVisible();
      for (const step of stages.new.next) expect(screen.queryByText(step)).not.toBeInTheDocument();
    },
  );

  test('that is no longer valid shows only that', async () => {
    answerCalls({ read_status: () => [] });
    openStatus(`#${linkSecret}`);
    expect(await heading(texts.gone)).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(returnToTab);
    // Invalid attempts are rate-limited, so the page does not retry by itself.
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['too many requests', refused(429), texts.problems.busy],
    ['a refusal', refused(403), texts.problems.fault],
  ])('shows %s immediately and retries on a click', async (_, reply, message) => {
    answerCalls({ read_status: reply });
    openStatus(`#${linkSecret}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(calls).toHaveLength(1);
    answerCalls({ read_status: () => [rowOf()] });
    await userEvent.click(button(texts.retry));
    expect(await heading(texts.kinds.quote_requests.stages.new.title)).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows the new status when the visitor returns, or the old one if loading fails', async () => {
    answerCalls({ read_status: () => [rowOf()] });
    openStatus(`#${linkSecret}`);
    await heading(texts.kinds.quote_requests.stages.new.title);
    answerCalls({ read_status: refused(429) });
    act(returnToTab);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.problems.busy);
    expect(screen.getByText('DR-1A2B3C4D')).toBeVisible();
    answerCalls({ read_status: () => [rowOf({ status: 'contacted' })] });
    act(returnToTab);
    expect(await heading(texts.kinds.quote_requests.stages.contacted.title)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

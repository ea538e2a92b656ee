import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { draftsOf, visitor } from '@/lib/drafts';
import {
  answerCalls,
  button,
  calls,
  heading,
  openStatus,
  returnToTab,
  rowOf,
  secretOf,
  texts,
} from '@tests/support/status-page';

const linkSecret = secretOf('a');
const calledNames = () => calls.map(({ name }) => name);

describe('when withdrawing a submission,', () => {
  const { withdraw } = texts;

  async function ask() {
    openStatus(`#${linkSecret}`);
    await userEvent.click(await screen.findByRole('button', { name: withdraw.action }));
  }

  test('a visitor has to confirm and can change their mind', async () => {
    answerCalls({ read_status: () => [rowOf({ table_name: 'career_applications' })] });
    await ask();
    const question = screen.getByRole('group', {
      name: withdraw.question(texts.kinds.career_applications.name),
    });
    expect(within(question).getByRole('heading')).toHaveFocus();
    expect(question).toHaveTextContent(texts.kinds.career_applications.erased);
    await userEvent.click(button(withdraw.no));
    expect(button(withdraw.action)).toHaveFocus();
    expect(calledNames()).toEqual(['read_status']);
  });

  test('a visitor sees one confirmation, and the draft is deleted from the device', async () => {
    const drafts = draftsOf<unknown>(visitor);
    const draft = { values: { company: 'Sahel' }, startedAt: 1 };
    drafts.write('quote', { ...draft, id: '1a2b3c4d-0000-4000-8000-000000000001' });
    drafts.write('contact', { ...draft, id: '5a2b3c4d-0000-4000-8000-000000000001' });
    let answer: (done: boolean) => void = () => undefined;
    answerCalls({
      read_status: () => [rowOf()],
      withdraw_submission: () => new Promise((resolve) => (answer = resolve)),
    });
    await ask();
    await userEvent.dblClick(button(withdraw.yes));
    expect(button(withdraw.busy)).toHaveFocus();
    expect(screen.queryByText(withdraw.done)).not.toBeInTheDocument();
    answer(true);
    expect(await heading(withdraw.done)).toHaveFocus();
    expect(screen.queryByText('DR-1A2B3C4D')).not.toBeInTheDocument();
    expect(calledNames()).toEqual(['read_status', 'withdraw_submission']);
    await waitFor(() => expect(drafts.names()).toEqual(['contact']));

    act(returnToTab);
    expect(calledNames()).toHaveLength(2);
  });

  test('whoever has a link to a corrected address sees the status and whom to write to', async () => {
    answerCalls({ read_status: () => [rowOf({ withdrawable: false })] });
    openStatus(`#${linkSecret}`);
    expect(await screen.findByText(withdraw.corrected)).toBeVisible();
    expect(screen.queryByRole('button', { name: withdraw.action })).not.toBeInTheDocument();
  });

  test('a visitor reads that no valid answer came, and can retry', async () => {
    answerCalls({ read_status: () => [rowOf()], withdraw_submission: () => 'yes' });
    await ask();
    await userEvent.click(button(withdraw.yes));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(withdraw.unknown);
    expect(alert).toHaveTextContent(texts.problems['no answer']);
    expect(screen.queryByText(withdraw.done)).not.toBeInTheDocument();
    expect(button(withdraw.yes)).toHaveFocus();

    answerCalls({ withdraw_submission: () => true });
    await userEvent.click(button(withdraw.yes));
    expect(await heading(withdraw.done)).toBeVisible();
  });
});

describe('a link that ends mails about published jobs', () => {
  test.each([true, false])(
    'ends them with one click, whether or not they had ended before',
    async (wasSubscribed) => {
      answerCalls({ set_news: () => wasSubscribed });
      openStatus(`#news.${linkSecret}`);
      expect(await heading(texts.news.question)).toBeVisible();
      expect(calls).toEqual([]);
      await userEvent.click(button(texts.news.end));
      expect(await heading(texts.news.ended)).toHaveFocus();
      expect(screen.queryAllByText(texts.news.endedBefore)).toHaveLength(wasSubscribed ? 0 : 1);
      expect(screen.getByRole('link', { name: texts.news.openings })).toHaveAttribute(
        'href',
        '/careers',
      );
      expect(screen.getByRole('heading', { level: 1, name: texts.news.title })).toBeVisible();
      act(returnToTab);
      expect(calls).toEqual([{ name: 'set_news', secret: linkSecret, enabled: false }]);
      const keep = screen.queryByRole('button', { name: texts.news.keep });
      expect(keep !== null).toBe(wasSubscribed);
    },
  );
});

test('a visitor who opens another link on the same page sees only what that one leads to', async () => {
  answerCalls({
    read_status: ({ secret }) => [
      rowOf({ reference: secret === linkSecret ? 'DR-1A2B3C4D' : 'DR-5E6F7A8B' }),
    ],
    set_news: () => true,
  });
  openStatus(`#${linkSecret}`);
  await userEvent.click(await screen.findByRole('button', { name: texts.withdraw.action }));
  act(() => void (window.location.hash = `#${secretOf('b')}`));
  expect(await screen.findByText('DR-5E6F7A8B')).toBeVisible();
  expect(screen.queryByText('DR-1A2B3C4D')).not.toBeInTheDocument();
  expect(screen.queryByText(/Erase .* now/)).not.toBeInTheDocument();

  act(() => void (window.location.hash = `#news.${secretOf('c')}`));
  expect(await heading(texts.news.question)).toBeVisible();
  act(() => void (window.location.hash = '#cut'));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.cutOff);
  expect(calls.map(({ secret }) => secret[0])).toEqual(['a', 'b']);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerCalls,
  button,
  calls,
  lost,
  openStatus,
  refused,
  rowOf,
  secretOf,
  texts as all,
} from '@tests/support/status-page';

const { proposal: texts } = all;
const { accepted, question, declined } = texts.answers;
const secret = secretOf('a');
const file = { id: 'f1', name: 'Offer.pdf', size: 2_000_000, hash: 'c0ffee'.repeat(10) };
const proposal = {
  id: '7a2b3c4d-0000-4000-8000-000000000001',
  sent_at: '2026-11-28T09:00:00Z',
  subject: 'Our proposal for Harmattan',
  on_paper: false,
  decidable: true,
  files: [file],
  decision: null as object | null,
};
const decision = { answer: 'accepted', at: '2026-11-29T12:00:00Z', name: 'Ada Obi' };

let currentProposal: typeof proposal | null = proposal;
let replyToAnswer: (args: object) => unknown = () => 'stored';
const answers = () => calls.filter((call) => 'proposal_id' in call);

beforeEach(() => {
  localStorage.clear();
  currentProposal = proposal;
  replyToAnswer = () => {
    currentProposal = { ...proposal, decision };
    return 'stored';
  };
  answerCalls({
    read_status: () => [rowOf({ proposal: currentProposal })],
    answer_proposal: (args) => replyToAnswer(args),
    read_proposal_file: () => ({ file_name: file.name, base64: btoa('%PDF-') }),
  });
});

async function choose(action: string) {
  openStatus(`#${secret}`);
  await userEvent.click(await screen.findByRole('button', { name: action }));
}

async function write(name: string, text: string, label: string) {
  if (name) fireEvent.change(screen.getByLabelText(texts.name), { target: { value: name } });
  if (text) fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await userEvent.click(button(texts.next));
}

test('a sender sees the proposal with the hash of each file, and downloads a file', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  openStatus(`#${secret}`);
  const section = within(await screen.findByRole('region', { name: texts.title }));
  expect(section.getByText(proposal.subject)).toBeVisible();
  expect(section.getByText(/28 Nov 2026/)).toBeVisible();
  expect(section.getByText('1.9 MB')).toBeVisible();
  expect(section.getByText(file.hash)).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: texts.downloadOf(file.name) }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ type: 'application/octet-stream' }));

  answerCalls({ read_proposal_file: refused(429) });
  await userEvent.click(section.getByRole('button', { name: texts.downloadOf(file.name) }));
  expect(await section.findByRole('alert')).toHaveTextContent(texts.tooMany);
});

describe('a sender who accepts', () => {
  test('gives a name, is asked once more, and sees since when and in whose name it is accepted', async () => {
    await choose(accepted.action);
    expect(screen.getByRole('heading', { name: accepted.title })).toHaveFocus();
    await write('', '', accepted.text);
    const name = screen.getByLabelText(texts.name);
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(texts.problems.name);
    await write('  Ada \u202eObi', '', accepted.text);
    expect(screen.getByRole('heading', { name: accepted.question })).toHaveFocus();
    expect(answers()).toEqual([]);

    await userEvent.dblClick(button(accepted.yes));
    expect(await screen.findByText(accepted.stored)).toHaveFocus();
    expect(screen.getByText(/^Accepted on 29 Nov 2026/)).toHaveTextContent('Ada Obi');
    for (const { action } of [accepted, declined])
      expect(screen.queryByRole('button', { name: action })).not.toBeInTheDocument();
    expect(button(question.action)).toBeVisible();
    expect(answers()).toMatchObject([
      { secret, proposal_id: proposal.id, answer: 'accepted', name: 'Ada Obi', body: '' },
    ]);
    expect(JSON.stringify(localStorage)).not.toContain('Ada');
  });

  test('after a lost answer sends the same id again, and can go back without losing the text', async () => {
    await choose(declined.action);
    await write('Ada', '<b>Too dear</b>', declined.text);
    await userEvent.click(button(texts.back));
    expect(screen.getByLabelText(declined.text)).toHaveValue('<b>Too dear</b>');
    await userEvent.click(button(texts.next));
    expect(screen.getByText('<b>Too dear</b>')).toBeVisible();
    const answer = replyToAnswer;
    replyToAnswer = lost;
    await userEvent.click(button(declined.yes));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.unknown);
    replyToAnswer = answer;
    await userEvent.click(button(declined.yes));
    expect(await screen.findByText(declined.stored)).toBeVisible();
    const [first, second] = answers() as { id?: string }[];
    expect(first?.id).toBeDefined();
    expect(second?.id).toBe(first?.id);
  });
});

test('a question needs its text, which stays over a reload, and can be asked again', async () => {
  replyToAnswer = () => 'stored';
  await choose(question.action);
  await write('Ada', '', question.text);
  expect(screen.getByLabelText(question.text)).toHaveAccessibleDescription(texts.problems.text);
  await userEvent.type(screen.getByLabelText(question.text), 'With VAT?');
  document.body.replaceChildren();
  await choose(question.action);
  expect(screen.getByLabelText(question.text)).toHaveValue('With VAT?');
  await userEvent.click(button(texts.cancel));
  expect(button(question.action)).toHaveFocus();
  await userEvent.click(button(question.action));
  await userEvent.click(button(texts.next));
  await userEvent.click(button(question.yes));
  expect(await screen.findByText(question.stored)).toHaveFocus();
  await userEvent.click(button(question.action));
  expect(screen.getByLabelText(question.text)).toHaveValue('');
});

test.each([
  ['on paper alone', { on_paper: true }, texts.onPaper],
  ['by the link of a corrected address', {}, texts.byEmail],
])('a proposal that is answered %s offers a question and says why', async (_, changes, reason) => {
  currentProposal = { ...proposal, ...changes, decidable: false };
  openStatus(`#${secret}`);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(button(question.action)).toBeVisible();
  expect(screen.queryByRole('button', { name: accepted.action })).not.toBeInTheDocument();
});

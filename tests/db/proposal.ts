import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pdf } from '../support/document-builders';
import { addConfirmed, sendAll } from './mail';
import { callSend, replyTo } from './reply';
import { base64 } from './submit';
import { actAs, callAs, tryStep, type Tx } from './transaction';

export const quotesTable = 'quote_requests';

interface ShownProposal {
  id: string;
  files: { id: string; name: string; hash: string }[];
  decidable: boolean;
  decision: { answer: string; name: string } | null;
}

export async function readProposal(
  tx: Tx,
  secret: string,
): Promise<ShownProposal | null | undefined> {
  const row = await callAs(tx, 'anonymous', 'read_status', secret);
  return (row as { proposal: ShownProposal | null } | undefined)?.proposal;
}

/** Replies as an admin, and returns the ids of the reply and of its file. */
export async function propose(tx: Tx, record: string, more: object = {}, content = pdf()) {
  const file = randomUUID();
  const reply = replyTo(record, { is_proposal: true, files: [file], ...more });
  await actAs(tx, 'admin', async () => {
    await tx`select store_reply_file(${file}, ${quotesTable}, ${record}, 'Offer.pdf', ${base64(content)})`;
    expect(await callSend(tx, [reply], null, quotesTable)).toMatchObject([{ outcome: 'queued' }]);
  });
  return { id: reply.id, file };
}

/** Adds a quote request with a sent proposal; returns also the secret of its link. */
export async function addProposal(tx: Tx, more: object = {}) {
  const { id: record, secret } = await addConfirmed(tx);
  const proposal = await propose(tx, record, more);
  await sendAll(tx);
  return { record, secret, proposal };
}

export interface ProposalAnswer {
  id?: string;
  answer?: string;
  name?: string;
  body?: string;
}
export const sendAnswer = (tx: Tx, secret: string, proposal: string, more: ProposalAnswer = {}) => {
  const { id = randomUUID(), answer = 'accepted', name = 'Ada Obi', body = '' } = more;
  return callAs(tx, 'anonymous', 'answer_proposal', secret, id, proposal, answer, name, body);
};
export const tryAnswer = (tx: Tx, secret: string, proposal: string, more: ProposalAnswer) =>
  tryStep(tx, async (step) => {
    await sendAnswer(step, secret, proposal, more);
    return { count: 1 };
  });

export const readProposalFile = (tx: Tx, secret: string, file: string) =>
  tryStep(tx, (step) => step`select read_proposal_file(${secret}, ${file})`);

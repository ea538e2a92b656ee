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

/** Reads the status page: null if it shows no proposal, undefined for a link that leads to nothing. */
export async function readProposal(tx: Tx, secret: string) {
  const row = await callAs(tx, 'anonymous', 'read_status', secret);
  return (row as { proposal: ShownProposal | null } | undefined)?.proposal;
}

/** Replies with a file as an admin; returns the ids of the reply and of the file. */
export async function propose(tx: Tx, recordId: string, more: object = {}, content = pdf()) {
  const fileId = randomUUID();
  const reply = replyTo(recordId, { is_proposal: true, files: [fileId], ...more });
  await actAs(tx, 'admin', async () => {
    await tx`select store_reply_file(${fileId}, ${quotesTable}, ${recordId}, 'Offer.pdf', ${base64(content)})`;
    expect(await callSend(tx, [reply], null, quotesTable)).toMatchObject([{ outcome: 'queued' }]);
  });
  return { id: reply.id, fileId };
}

/** Adds a quote request with a sent proposal; returns also the secret of its link. */
export async function addProposal(tx: Tx, more: object = {}) {
  const { id: recordId, secret } = await addConfirmed(tx);
  const proposal = await propose(tx, recordId, more);
  await sendAll(tx);
  return { recordId, secret, proposal };
}

export interface ProposalAnswer {
  id?: string;
  answer?: string;
  name?: string;
  body?: string;
}
/** Accepts a proposal, unless `more` says otherwise; returns `stored`, or why it is not. */
export const sendAnswer = (
  tx: Tx,
  secret: string,
  proposalId: string,
  more: ProposalAnswer = {},
) => {
  const { id = randomUUID(), answer = 'accepted', name = 'Ada Obi', body = '' } = more;
  return callAs(tx, 'anonymous', 'answer_proposal', secret, id, proposalId, answer, name, body);
};
/** See `tryStep`. */
export const tryAnswer = (tx: Tx, secret: string, proposalId: string, more: ProposalAnswer) =>
  tryStep(tx, async (step) => {
    await sendAnswer(step, secret, proposalId, more);
    return { count: 1 };
  });

/** See `tryStep`. */
export const tryProposalFile = (tx: Tx, secret: string, fileId: string) =>
  tryStep(tx, (step) => step`select read_proposal_file(${secret}, ${fileId})`);

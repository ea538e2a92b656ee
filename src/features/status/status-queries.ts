import { queryOptions } from '@tanstack/react-query';
import { fromBase64 } from '@/lib/base64';
import type { Database } from '@/lib/database.types';
import { saveFile } from '@/lib/save-file';
import { callFunction } from '@/lib/supabase/public';
import { RequestError } from '@/lib/supabase/request-error';

type ReadStatusRow = Database['public']['Functions']['read_status']['Returns'][number];

export type StatusRow = Omit<ReadStatusRow, 'proposal'> & { proposal: Proposal | null };

/** Status 200 from a proxy, not from the database. */
const unexpectedResponse = () => new RequestError('unexpected response', 0);

export const statusQuery = (secret: string) =>
  queryOptions({
    queryKey: ['status', secret] as const,
    queryFn: async ({ signal }) => {
      const rows = await callFunction('read_status', { secret }, signal);
      if (!Array.isArray(rows)) throw unexpectedResponse();
      return (rows[0] ?? null) as StatusRow | null;
    },
    // Invalid links are rate limited.
    refetchOnWindowFocus: ({ state }) => state.data !== null,
  });

/** @returns false when the record was already gone. @throws RequestError */
export async function callLinkFunction<Name extends 'set_news' | 'withdraw_submission'>(
  name: Name,
  args: Database['public']['Functions'][Name]['Args'],
): Promise<boolean> {
  const wasFound: unknown = await callFunction(name, args);
  if (typeof wasFound !== 'boolean') throw unexpectedResponse();
  return wasFound;
}

export type Answer = 'accepted' | 'declined' | 'question';

export interface Proposal {
  id: string;
  sent_at: string;
  subject: string;
  on_paper: boolean;
  /** With this link; a decision may have been made already. */
  decidable: boolean;
  files: { id: string; name: string; size: number; hash: string }[];
  decision: { answer: 'accepted' | 'declined'; at: string; name: string } | null;
}

const outcomes = ['stored', 'gone', 'replaced', 'answered', 'not here'] as const;
export type AnswerOutcome = (typeof outcomes)[number];

/** Stores an answer, once however often this is called with its id. @throws RequestError */
export async function answerProposal(
  args: Database['public']['Functions']['answer_proposal']['Args'] & { answer: Answer },
): Promise<AnswerOutcome> {
  const response: unknown = await callFunction('answer_proposal', args);
  const outcome = outcomes.find((known) => known === response);
  if (!outcome) throw unexpectedResponse();
  return outcome;
}

/** 7 MB in base64 at 25 kB/s. */
const downloadTimeoutMs = 400_000;

/** Saves a file of a proposal among the visitor's downloads. @throws RequestError */
export async function downloadProposalFile(secret: string, file_id: string): Promise<void> {
  const args = { secret, file_id };
  const file = await callFunction('read_proposal_file', args, undefined, downloadTimeoutMs);
  const { file_name, base64 } = (file ?? {}) as Partial<Record<'file_name' | 'base64', string>>;
  if (file_name === undefined || base64 === undefined) throw unexpectedResponse();
  // A type that no browser opens.
  saveFile(new Blob([fromBase64(base64)], { type: 'application/octet-stream' }), file_name);
}

interface BackendFigures {
  /** The median time until a proposal, in hours; undefined while there are too few to say one. */
  proposalHours?: number | undefined;
  /** Every applicant was told the decision in the promised time. */
  decisionsKept: boolean;
}

/** Asks the backend how promises were kept. Pages do not say what it does not answer, which is reported. */
export async function backendFigures(
  backendUrl: string,
  key: string,
  warn: (message: string) => void,
): Promise<BackendFigures> {
  async function ask(name: string): Promise<unknown> {
    try {
      const answer = await fetch(`${backendUrl}/rest/v1/rpc/${name}`, {
        headers: { apikey: key },
        signal: AbortSignal.timeout(60_000),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return await answer.json();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      warn(`the backend did not answer ${name} (${why}), so no page says it`);
      return undefined;
    }
  }
  const [proposals, kept] = await Promise.all([ask('proposal_time'), ask('decisions_kept')]);
  const [row] = (proposals ?? []) as { median_hours: number }[];
  return { proposalHours: row?.median_hours, decisionsKept: kept === true };
}

/**
 * Asks the backend for the median time until a proposal, in hours; undefined while there are too few to say one. The page
 * says nothing either if the backend does not answer, which is reported.
 */
export async function proposalHours(
  backendUrl: string,
  key: string,
  warn: (message: string) => void,
): Promise<number | undefined> {
  try {
    const answer = await fetch(`${backendUrl}/rest/v1/rpc/proposal_time`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(60_000),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const [row] = (await answer.json()) as { median_hours: number }[];
    return row?.median_hours;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    warn(`the backend did not tell how soon proposals were sent (${why}), so no page says it`);
    return undefined;
  }
}

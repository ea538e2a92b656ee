export class RequestError extends Error {
  override name = 'RequestError';

  /** @param status HTTP status; 0 without a response. */
  constructor(
    message: string,
    readonly status: number,
    readonly code = '',
  ) {
    super(message);
  }

  get isPermanent(): boolean {
    // Some backends report a violated constraint with a 5xx, which is just as final.
    return (this.status >= 400 && this.status < 500) || /violates .*constraint/.test(this.message);
  }
}

interface SupabaseResponse<Data> {
  data: Data;
  status: number;
  error: { message: string; code?: string } | null;
}

/** @throws RequestError if supabase-js returns an error. */
export function dataOf<Data>({ data, status, error }: SupabaseResponse<Data>): Data {
  if (error) throw new RequestError(error.message, status, error.code);
  return data;
}

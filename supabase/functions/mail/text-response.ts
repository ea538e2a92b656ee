/** A status of HTTP and one line of plain text. */
export interface TextResponse {
  status: number;
  text: string;
}

export const textResponse = (status: number, text: string): TextResponse => ({ status, text });

export const toResponse = ({ status, text }: TextResponse, headers: Record<string, string> = {}) =>
  new Response(text && `${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain', ...headers },
  });

export const maxMailBytes = 10 * 1024 * 1024;

export const mailTooLarge = textResponse(413, 'Larger than 10 MB.');

export interface HttpAnswer {
  status: number;
  text: string;
}

export const answer = (status: number, text: string): HttpAnswer => ({ status, text });

export const maxMailBytes = 10 * 1024 * 1024;

export const mailTooLarge = answer(413, 'Larger than 10 MB.');

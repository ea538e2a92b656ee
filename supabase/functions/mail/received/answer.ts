export interface Answer {
  status: number;
  text: string;
}

export const answer = (status: number, text: string): Answer => ({ status, text });

export const largestMail = 10 * 1024 * 1024;

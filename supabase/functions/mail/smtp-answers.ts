/** Decides which mail an SMTP server's answer is about (docs/mail.md, "Failures"). */
import type { SendOutcome } from './queue.ts';

export interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message: string;
}

/** The command that the server had not answered when the connection ended. */
export type Stage = 'before' | 'recipient' | 'content';

export function outcomeOf(error: SmtpError, stage: Stage): SendOutcome {
  const { code = '', command = '', response = '', responseCode = 0, message } = error;
  const reason = message.startsWith(code) ? message : `${code} ${message}`.trim();
  const commandStage = { 'RCPT TO': 'recipient', DATA: 'content' }[command] ?? 'before';
  const failedAt = command === 'CONN' ? stage : commandStage;
  const isUnsendable = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'].includes(code) && command === 'API';
  if (failedAt === 'before' && !isUnsendable) return { outcome: 'unavailable', reason };
  if (responseCode && isAboutUs(responseCode, response)) return { outcome: 'wait', reason };
  return { outcome: failedAt === 'recipient' && responseCode >= 550 ? 'failed' : 'retry', reason };
}

/** Returns whether an answer is about policy, quota, system or sender; without an enhanced code, by its words. */
function isAboutUs(code: number, response: string): boolean {
  const enhanced = /^\d{3}[ -][245]\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (code === 421 || (code >= 500 && code < 550)) return true;
  if (enhanced) return /^(?:[347]\.|1\.[78]$)/.test(enhanced);
  const words = response.replaceAll(/\S+@\S+/g, '');
  return /relay|sender|quota|limit|exceed|too many|auth|polic|block|spam|blacklist/i.test(words);
}

/** Follows a conversation through nodemailer's log, as its errors do not name the stage of a hang-up. */
export function followConversation() {
  const unanswered: string[] = [];
  let answered = '';
  const debug = ({ tnx }: { tnx?: string }, text: string) => {
    if (tnx === 'client') unanswered.push(text);
    if (tnx === 'server') answered = unanswered.shift() ?? answered;
  };
  const ignore = () => undefined;
  return {
    logger: { debug, trace: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore },
    stage(): Stage {
      const current = unanswered[0] ?? answered;
      if (current.startsWith('RCPT TO')) return 'recipient';
      return current === 'DATA' ? 'content' : 'before';
    },
  };
}

import type { Email } from 'postal-mime';

const awaySubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|réponse automatique|absen[ct]|resposta automática|ausência|رد تلقائي)/i;

/**
 * Returns whether no person wrote a mail. Ticket systems, groups and forwarding rules also mark mails of persons, so such
 * a mark counts only without words of its own.
 */
export function isAutomatic(email: Email, hasWords: boolean): boolean {
  const has = (name: string, pattern: RegExp) =>
    valuesOf(email, name).some((value) => pattern.test(value));
  const isReply =
    has('auto-submitted', /^auto-replied\b/) ||
    has('precedence', /^auto_reply\b/) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-from'].some((name) => has(name, /^/));
  const isMarked =
    has('auto-submitted', /^(?!no\b)/) ||
    has('precedence', /^(?:bulk|list|junk)\b/) ||
    has('x-auto-response-suppress', /^/) ||
    hasEmptyReturnPath(email);
  return isReply || (isMarked && (!hasWords || awaySubject.test(email.subject?.trim() ?? '')));
}

/** Returns whether the return path is empty, as in reports of mail servers. */
export const hasEmptyReturnPath = (email: Email) =>
  valuesOf(email, 'return-path').some((value) => /^<\s?>$/.test(value));

const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());

import type { Email } from 'postal-mime';

const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());

/** That of a mail server's report. */
export const hasEmptyReturnPath = (email: Email) =>
  valuesOf(email, 'return-path').some((value) => /^<\s?>$/.test(value));

/** Recognises mails that no person wrote, by the headers that their programs set (RFC 3834). */
export function isAutomatic(email: Email): boolean {
  return (
    valuesOf(email, 'auto-submitted').some((value) => !/^no\b/.test(value)) ||
    valuesOf(email, 'precedence').some((value) => /^(?:bulk|list|junk|auto_reply)\b/.test(value)) ||
    hasEmptyReturnPath(email) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-from'].some(
      (name) => valuesOf(email, name).length > 0,
    )
  );
}

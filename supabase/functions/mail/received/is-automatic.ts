import type { Email } from 'postal-mime';

/** Recognises mails that no person wrote, by the headers that their programs set (RFC 3834). */
export function isAutomatic({ headers }: Email): boolean {
  const values = (name: string) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());
  return (
    values('auto-submitted').some((value) => !/^no\b/.test(value)) ||
    values('precedence').some((value) => /^(?:bulk|list|junk|auto_reply)\b/.test(value)) ||
    values('return-path').some((value) => value.replaceAll(/\s/g, '') === '<>') ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-from'].some((name) => values(name).length > 0)
  );
}

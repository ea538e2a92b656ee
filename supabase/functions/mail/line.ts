const maxLength = 100;

/** Turns user input into one short line without control characters, safe for a subject. */
export function line(text: string): string {
  const signs = [
    ...text
      .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ];
  return signs.length > maxLength ? `${signs.slice(0, maxLength - 1).join('')}…` : signs.join('');
}

const maxLength = 100;

/** What somebody typed, on one line, without signs that steer, and cut: fit for a subject. */
export function line(text: string): string {
  const signs = [
    ...text
      .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ];
  return signs.length > maxLength ? `${signs.slice(0, maxLength - 1).join('')}…` : signs.join('');
}

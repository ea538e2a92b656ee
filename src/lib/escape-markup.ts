const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeMarkup = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

import type { Locale } from '../../../src/content/facts/languages.ts';
import { escapeMarkup } from '../../../src/lib/escape-markup.ts';

export interface MailButton {
  /** A link that is alone on a line becomes a button. */
  url: string;
  label: string;
}

/**
 * Writes the HTML part of a mail from the paragraphs of its text part. Mail programs ignore part of a style sheet, so
 * attributes hold what matters; the rest, such as dark mode, may be lost.
 */
export function htmlFrom(
  company: string,
  locale: Locale,
  paragraphs: readonly string[],
  button?: MailButton,
): string {
  const body = paragraphs
    .flatMap((paragraph) => paragraph.split('\n\n'))
    .map(blockOf)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(company)}</title>
<style>
@media (prefers-color-scheme: dark) {
  body, .page { background: #100c22 !important; color: #f1eefb !important; }
  .rule { border-color: #332b58 !important; }
  a { color: #c3bdff !important; }
  .button { background: #ffb81c !important; color: #1d1400 !important; }
}
</style>
</head>
<body style="margin:0;background:#ffffff;color:#14102b;font:16px/1.6 system-ui,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="overflow-wrap:anywhere">
<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-bottom:1px solid #ddd6c8"><tr><td width="36" style="padding:0 0 12px">${mark}</td><td style="padding:0 0 12px;font-size:18px;font-weight:700">${escapeMarkup(company)}</td></tr></table>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

  function blockOf(block: string): string {
    const lines = block.split('\n');
    if (lines[0] === '-- ') {
      return `<p class="rule" style="margin:32px 0 0;padding-top:12px;border-top:1px solid #ddd6c8;font-size:14px">${lines.slice(1).map(escapeMarkup).join('<br>')}</p>`;
    }
    return `<p style="margin:0 0 16px">${lines.map(lineOf).join('<br>')}</p>`;
  }

  function lineOf(text: string): string {
    const url = text.trim();
    if (!/^https?:\/\/\S+$/.test(url)) return escapeMarkup(text);
    if (url !== button?.url)
      return `<a href="${escapeMarkup(url)}" style="color:#2a1f8f">${escapeMarkup(url)}</a>`;
    return `<a class="button" href="${escapeMarkup(url)}" style="display:inline-block;margin:12px 0;padding:12px 20px;border-radius:12px;background:#14102b;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(button.label)}</a>`;
  }
}

/** Twelve keys, the last one lit, in cells: a mail loads no picture. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="2" style="font-size:0;line-height:0">${[1, 2, 3, 4].map((row) => `<tr>${[1, 2, 3].map((column) => `<td width="7" height="5" bgcolor="${row * column === 12 ? '#ffb81c' : '#857e94'}"></td>`).join('')}</tr>`).join('')}</table>`;

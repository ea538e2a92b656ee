import { colonOf, splitLocale } from '@/content/facts/languages';
import { site } from '@/content/facts/site';
import { mailto } from '@/lib/mailto';

const typed = 'select, textarea, input:not([type="checkbox"], [type="file"], [tabindex="-1"])';

export function offerMailtoFallback(root: HTMLElement): void {
  const offer = () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-mails-form]')) {
      const form = link.closest('form');
      if (!form) continue;
      const body = textOf(form);
      link.hidden = body === '';
      link.href = mailto(site.email, form.getAttribute('aria-label') ?? '', body);
    }
  };
  offer();
  // Capture phase: React stops events on parts that are not hydrated.
  for (const event of ['input', 'change', 'pageshow']) addEventListener(event, offer, true);
}

function textOf(form: HTMLFormElement): string {
  const colon = colonOf(splitLocale(location.pathname).locale);
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(typed)]
    .filter(({ value }) => value)
    .map((field) => {
      const words = 'selectedOptions' in field ? field.selectedOptions[0]?.text : field.value;
      return `${field.labels?.[0]?.textContent ?? field.name}${colon} ${words}`;
    })
    .join('\n');
}

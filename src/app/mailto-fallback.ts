import { colonOf, splitLocale } from '@/content/facts/languages';
import { site } from '@/content/facts/site';
import { mailto } from '@/lib/mailto';

const textControls =
  'select, textarea, input:not([type="checkbox"], [type="file"], [tabindex="-1"])';

/** Keeps a link beside each form that emails what is typed there, until the form's code runs. */
export function offerMailtoFallback(root: HTMLElement): void {
  const updateLinks = () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-mails-form]')) {
      const form = link.closest('form');
      if (!form) continue;
      const body = textOf(form);
      link.hidden = body === '';
      link.href = mailto(site.email, form.getAttribute('aria-label') ?? '', body);
    }
  };
  updateLinks();
  // Capture phase: React stops events on parts that are not hydrated.
  for (const event of ['input', 'change', 'pageshow']) addEventListener(event, updateLinks, true);
}

function textOf(form: HTMLFormElement): string {
  const colon = colonOf(splitLocale(location.pathname).locale);
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(textControls)]
    .filter(({ value }) => value)
    .map((field) => {
      const words = 'selectedOptions' in field ? field.selectedOptions[0]?.text : field.value;
      return `${field.labels?.[0]?.textContent ?? field.name}${colon} ${words}`;
    })
    .join('\n');
}

import { site } from '@/content/facts/site';

const typed = 'select, textarea, input:not([type="checkbox"], [type="file"], [tabindex="-1"])';

/** Where a form's own code does not come, what was typed can go by mail: its help has the link. */
export function offerMailtoFallback(root: HTMLElement): void {
  const offer = () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-mails-form]')) {
      const form = link.closest('form');
      if (!form) continue;
      const body = textOf(form);
      link.hidden = body === '';
      link.href = `mailto:${site.email}?subject=${encodeURIComponent(form.getAttribute('aria-label') ?? '')}&body=${encodeURIComponent(body)}`;
    }
  };
  offer();
  // Before React, which keeps to itself what happens to a part that it has no code for.
  for (const event of ['input', 'change', 'pageshow']) addEventListener(event, offer, true);
}

function textOf(form: HTMLFormElement): string {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(typed)]
    .filter(({ value }) => value)
    .map((field) => {
      const words = 'selectedOptions' in field ? field.selectedOptions[0]?.text : field.value;
      return `${field.labels?.[0]?.textContent ?? field.name}: ${words}`;
    })
    .join('\r\n');
}

import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach } from 'vitest';
import { loadPhoneRules } from '@/components/form/phone-number';
import { drainToasts } from '@/components/ui/toast';
import { queryClient } from '@/lib/query-client';
import { resetNetwork } from './network';

// Otherwise the first tests that type a number would race with it.
await loadPhoneRules();

// On a busy machine, a response can take longer than the default second to show.
configure({ asyncUtilTimeout: 30_000 });

// What a query says while it waits is not read; printing the page for it took a tenth of the time.
const { getElementError } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

// React notes a stack for each element that it makes; Vitest asks for a hundred lines of each.
Error.stackTraceLimit = 10;

// jsdom has no layout and no media queries; the toaster needs both.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;

// jsdom has nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// jsdom cannot draw the chart.
HTMLCanvasElement.prototype.getContext = () => null;

// sonner inserts hundreds of CSS rules, which jsdom would match against every queried element.
for (const style of document.head.querySelectorAll('style')) style.remove();

// jsdom matches every element that a query visits against its whole default sheet, which took a third of the time.
// Without other sheets, an element is hidden by its name, an attribute or inline.
const { getComputedStyle } = window;
const hiddenElements = /^(dialog|head|script|style|template|title)$/;
const inlineElements = /^(a|abbr|b|bdi|code|em|i|kbd|mark|small|span|strong|time|wbr)$/;
const inlineStyle = document.createElement('span').style;
inlineStyle.display = 'inline';
const isStyled = (element: Element): element is HTMLElement => 'style' in element;
window.getComputedStyle = (element, pseudo) => {
  // Drawings, too: each icon was matched.
  const isSimple = isStyled(element) && !element.hidden && !pseudo;
  if (!isSimple || hiddenElements.test(element.localName)) return getComputedStyle(element, pseudo);
  const isPlain = inlineElements.test(element.localName) && !element.hasAttribute('style');
  return isPlain ? inlineStyle : element.style;
};

// jsdom walks the whole document for each field's labels, and again for each label's field.
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      const outer = this.closest('label');
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label === outer,
      );
    },
  });

const queryDefaults = queryClient.getDefaultOptions();

// What an earlier test's late answer reported.
beforeEach(() => drainToasts(() => undefined)());

afterEach(async () => {
  // sonner removes a closed toast after 200 ms, by when the window may be gone.
  await waitFor(() => {
    if (document.querySelector('[data-removed=true]')) throw new Error('A toast is closing.');
  });
  toast.dismiss();
  cleanup();
  // Reset last: mounted components would fetch again.
  queryClient.clear();
  queryClient.setDefaultOptions(queryDefaults);
  resetNetwork();
  localStorage.clear();
});

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { resetNetwork } from './network';

// A busy machine takes far longer than the default second to show what a request brought.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out and knows no media; the toaster asks for both.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;

// Nothing can be drawn either; the chart asks for that.
HTMLCanvasElement.prototype.getContext = () => null;

// What sonner inserts is hundreds of rules, which jsdom would try on each element it is asked about.
for (const style of document.head.querySelectorAll('style')) style.remove();

const settings = queryClient.getDefaultOptions();

afterEach(() => {
  // Toasts outlive the component that shows them.
  toast.dismiss();
  cleanup();
  // Only now: what is mounted would ask again.
  queryClient.clear();
  queryClient.setDefaultOptions(settings);
  resetNetwork();
  localStorage.clear();
});

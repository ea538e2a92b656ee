import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach } from 'vitest';
import { resetNetwork } from './network';

// A busy machine takes longer than the default second to show what a request brought.
configure({ asyncUtilTimeout: 8000 });

// jsdom lays nothing out and knows no media; the toaster asks for both.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;

// Nothing can be drawn either; the chart asks for that.
HTMLCanvasElement.prototype.getContext = () => null;

afterEach(() => {
  // Toasts outlive the component that shows them.
  toast.dismiss();
  cleanup();
  resetNetwork();
  localStorage.clear();
});

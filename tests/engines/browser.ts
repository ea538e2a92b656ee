import { chromium } from 'playwright/test';
import { chromiumFlags } from '../support/find-chromium.ts';
import type { Engine } from '../support/find-engines.ts';
import type { VisitorPage } from '../support/visitor-page.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebkit } from './drivers/webkit.ts';

export interface EngineBrowser {
  /** A window that has seen nothing before. */
  open(baseUrl: string): Promise<EngineWindow>;
  close(): Promise<void>;
}

export interface EngineWindow {
  page: VisitorPage;
  /** What the page, its policy or its script complained about so far. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

const start: Record<Engine, (path: string) => Promise<EngineBrowser>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

export const startEngine = ({ name, path }: { name: Engine; path: string }) => start[name](path);

async function startChromium(executablePath: string): Promise<EngineBrowser> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  return {
    async open(baseURL) {
      const context = await browser.newContext({ baseURL });
      await context.addInitScript(reportViolations);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      return { page, complaints: async () => complaints, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** Runs in every page before its own scripts. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

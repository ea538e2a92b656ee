import type { TestProject } from 'vitest/node';
import { startTestServer } from '../support/test-database';
import { createTemplates, dropTemplates, type Templates } from './templates';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser's URL of the server, and the template databases. */
    testServer: { url: string; templates: Templates };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  try {
    const templates = await createTemplates(server.url);
    project.provide('testServer', { url: server.url, templates });
    return async () => {
      await dropTemplates(server.url, templates);
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

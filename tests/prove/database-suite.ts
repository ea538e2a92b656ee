import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestCase, type TestSpecification } from 'vitest/node';
import type { Templates } from '../db/templates.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Failure {
  /** As in `files`. */
  file: string;
  test: string;
  /** Matches this test only. */
  pattern: RegExp;
}

/** The database tests in a process that stays, as starting Vitest takes longer than most of them. */
export interface DatabaseSuite {
  /** Names without `.test.ts`. */
  files: string[];
  /**
   * Runs test files in the given order until one test fails.
   * @param pattern runs only the tests whose full name matches
   * @returns the first test that failed, or null
   * @throws Error when something but a test failed
   */
  run(files: string[], templates: Templates, pattern?: RegExp): Promise<Failure | null>;
  close(): Promise<void>;
}

/** @param serverUrl of a superuser; the templates are databases there. */
export async function openDatabaseSuite(serverUrl: string): Promise<DatabaseSuite> {
  // set before the configuration is read, as `vitest run` does
  const env = { VITEST: 'true', TEST: 'true', PROVE: '1', TEST_DATABASE_URL: serverUrl };
  Object.assign(process.env, env);
  const vitest = await createVitest('test', {
    root,
    project: ['db'],
    watch: false,
    bail: 1,
    reporters: [{}],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    // a busy machine is not a defence
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: InOrder },
  });
  await vitest.standalone();
  const specifications = new Map<string, TestSpecification>();
  for (const specification of await vitest.globTestSpecifications()) {
    specifications.set(nameOf(specification.moduleId), specification);
  }
  const project = vitest.getProjectByName('db');
  // The first run makes templates of its own and tells them to the tests: no test of ours yet.
  vitest.setGlobalTestNamePattern(/^none$/);
  await vitest.runTestSpecifications([...specifications.values()].slice(0, 1));

  return {
    files: [...specifications.keys()],
    async run(files, templates, pattern) {
      project.provide('testServer', { url: serverUrl, templates });
      if (pattern) vitest.setGlobalTestNamePattern(pattern);
      else vitest.resetGlobalTestNamePattern();
      const start = Date.now();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        files.flatMap((name) => specifications.get(name) ?? []),
      );
      for (const module of testModules) {
        // a test that this run left out still has the result of an earlier one
        const failed = [...module.children.allTests('failed')].find(
          (test) => (test.diagnostic()?.startTime ?? 0) >= start,
        );
        if (failed) return { file: nameOf(module.moduleId), ...namesOf(failed) };
      }
      const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
      if (errors.length > 0) throw new Error(JSON.stringify(errors[0]));
      return null;
    },
    close: () => vitest.close(),
  };
}

/** Patterns are held against names that are joined by spaces. */
function namesOf({ fullName }: TestCase) {
  const joined = fullName.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { test: fullName, pattern: new RegExp(`^${joined}$`) };
}

const nameOf = (path: string) => basename(path, '.test.ts');

class InOrder {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

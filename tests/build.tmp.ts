import { buildForTests } from './support/build-for-tests.ts';
process.exitCode = buildForTests({ reuse: true });

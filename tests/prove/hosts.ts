import { hosts, installHosts } from '../hosts/servers.ts';
import { buildForTests } from '../support/build-for-tests.ts';
import type { Finding } from './prover.ts';
import { runTestsWith } from './test-files.ts';

/** The contract of tests/hosts on a whole build; a host that this machine does not have was not tried. */
export function proveHosts(): Promise<Finding[]> {
  installHosts();
  if (buildForTests({ reuse: true }) !== 0) throw new Error('the site could not be built');
  return Promise.resolve(
    hosts().map(({ name, missing }) => {
      const what = `a build, served by ${name}`;
      if (missing) return { what, tried: 0, held: null, note: missing };
      return runTestsWith({ HOSTS_SITE: 'dist', HOSTS_ONE: name }, what, 'hosts');
    }),
  );
}

import type { Live, Step } from './live.ts';
import { call, Problem, runAgain, type Service } from './request.ts';
import { variablesOf } from './supabase.ts';
import { saveAnswers } from './values.ts';

interface NetlifySite {
  id: string;
  name: string;
  account_id: string;
  default_domain: string;
  custom_domain?: string | null;
  build_settings?: { repo_branch?: string };
}

/** Lets a demonstration show samples. */
export const samplesVariable = process.env['ALLOW_SAMPLES'] === '1' ? { ALLOW_SAMPLES: '1' } : {};

const hostnameOf = ({ values }: Live) => new URL(values.site).hostname;
const usesNetlify = ({ values }: Live) => values.host === 'netlify';
const netlifyOf = ({ values }: Live): Service => ({
  name: 'Netlify',
  url: 'https://api.netlify.com/api/v1',
  key: values.hostToken,
  keyPage: 'https://app.netlify.com/user/applications',
});

/** The site at Netlify; undefined at a host that a person sets up. @throws Problem */
export async function findSite(live: Live): Promise<NetlifySite | undefined> {
  if (!usesNetlify(live)) return undefined;
  const { hostSite } = live.values;
  const path = `/sites?name=${hostSite}`;
  const sites = await call<NetlifySite[]>(netlifyOf(live), 'GET', path);
  const found = sites.find(({ name }) => name === hostSite);
  if (!found) {
    throw new Problem(
      `Netlify has no site ${hostSite}.`,
      `Import this repository there (“Add new site”), or take a key of the account that has it, then ${runAgain}.`,
    );
  }
  if (found.custom_domain && found.custom_domain !== hostnameOf(live)) {
    throw new Problem(
      `The site ${hostSite} at Netlify is that of ${found.custom_domain}.`,
      `Name another as HOST_SITE, or remove that domain there, then ${runAgain}.`,
    );
  }
  return found;
}

/** The DNS record of the site, whose name Netlify learns first. */
export async function siteRecord(live: Live): Promise<string> {
  const site = await findSite(live);
  const hostname = hostnameOf(live);
  if (!site) return `${hostname}. as the host says`;
  await call(netlifyOf(live), 'PATCH', `/sites/${site.id}`, { custom_domain: hostname });
  return `${hostname}. CNAME ${site.default_domain}`;
}

export const hostSettingsStep = (live: Live): Step => ({
  title: 'Variables and build hook at the host',
  async run() {
    const variables = await variablesOf(live);
    saveAnswers(live, variables);
    const allVariables = { ...variables, ...samplesVariable };
    const site = await findSite(live);
    if (site) return configureNetlify(live, site, allVariables);
    live.print('  Set at the host: build command npm run build, folder dist, and');
    for (const [name, value] of Object.entries(allVariables)) live.print(`    ${name}=${value}`);
  },
});

async function configureNetlify(
  live: Live,
  { id, account_id: account, build_settings: built }: NetlifySite,
  variables: Record<string, string>,
): Promise<void> {
  const netlify = netlifyOf(live);
  const path = (name = '') => `/accounts/${account}/env${name}?site_id=${id}`;
  const existing = await call<{ key: string }[]>(netlify, 'GET', path());
  for (const [key, value] of Object.entries(variables)) {
    const variable = { key, values: [{ context: 'all', value }] };
    const isExisting = existing.some((one) => one.key === key);
    if (isExisting) await call(netlify, 'PUT', path(`/${key}`), variable);
    else await call(netlify, 'POST', path(), [variable]);
  }
  const hooks = `/sites/${id}/build_hooks`;
  const title = 'open positions';
  const existingHooks = await call<{ title: string; url: string }[]>(netlify, 'GET', hooks);
  const hook =
    existingHooks.find((one) => one.title === title) ??
    (await call<{ url: string }>(netlify, 'POST', hooks, {
      title,
      branch: built?.repo_branch ?? 'main',
    }));
  live.values.hook = hook.url;
}

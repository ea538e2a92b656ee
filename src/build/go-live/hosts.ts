import type { RunContext, Step } from './context.ts';
import { callService, Problem, runAgain, type ServiceApi } from './request.ts';
import { fetchBuildVariables } from './supabase.ts';
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

const hostnameOf = ({ values }: RunContext) => new URL(values.site).hostname;
const usesNetlify = ({ values }: RunContext) => values.host === 'netlify';
const netlifyOf = ({ values }: RunContext): ServiceApi => ({
  name: 'Netlify',
  url: 'https://api.netlify.com/api/v1',
  key: values.hostToken,
  keyPage: 'https://app.netlify.com/user/applications',
});

/** The site at Netlify; undefined at a host that a person sets up. @throws Problem */
export async function findSite(context: RunContext): Promise<NetlifySite | undefined> {
  if (!usesNetlify(context)) return undefined;
  const { hostSite } = context.values;
  const path = `/sites?name=${hostSite}`;
  const sites = await callService<NetlifySite[]>(netlifyOf(context), 'GET', path);
  const found = sites.find(({ name }) => name === hostSite);
  if (!found) {
    throw new Problem(
      `Netlify has no site ${hostSite}.`,
      `Import this repository there (“Add new site”), or take a key of the account that has it, then ${runAgain}.`,
    );
  }
  if (found.custom_domain && found.custom_domain !== hostnameOf(context)) {
    throw new Problem(
      `The site ${hostSite} at Netlify is that of ${found.custom_domain}.`,
      `Name another as HOST_SITE, or remove that domain there, then ${runAgain}.`,
    );
  }
  return found;
}

/** The DNS record of the site, whose name Netlify learns first. */
export async function setSiteDomain(context: RunContext): Promise<string> {
  const site = await findSite(context);
  const hostname = hostnameOf(context);
  if (!site) return `${hostname}. as the host says`;
  await callService(netlifyOf(context), 'PATCH', `/sites/${site.id}`, { custom_domain: hostname });
  return `${hostname}. CNAME ${site.default_domain}`;
}

export const hostSettingsStep = (context: RunContext): Step => ({
  title: 'Variables and build hook at the host',
  async run() {
    const variables = await fetchBuildVariables(context);
    saveAnswers(context, variables);
    const allVariables = { ...variables, ...samplesVariable };
    const site = await findSite(context);
    if (site) return configureNetlify(context, site, allVariables);
    context.print('  Set at the host: build command npm run build, folder dist, and');
    for (const [name, value] of Object.entries(allVariables)) context.print(`    ${name}=${value}`);
  },
});

async function configureNetlify(
  context: RunContext,
  { id, account_id: accountId, build_settings: buildSettings }: NetlifySite,
  variables: Record<string, string>,
): Promise<void> {
  const netlify = netlifyOf(context);
  const path = (name = '') => `/accounts/${accountId}/env${name}?site_id=${id}`;
  const existing = await callService<{ key: string }[]>(netlify, 'GET', path());
  for (const [key, value] of Object.entries(variables)) {
    const variable = { key, values: [{ context: 'all', value }] };
    const isExisting = existing.some((one) => one.key === key);
    if (isExisting) await callService(netlify, 'PUT', path(`/${key}`), variable);
    else await callService(netlify, 'POST', path(), [variable]);
  }
  const hooks = `/sites/${id}/build_hooks`;
  const title = 'open positions';
  const existingHooks = await callService<{ title: string; url: string }[]>(netlify, 'GET', hooks);
  const hook =
    existingHooks.find((one) => one.title === title) ??
    (await callService<{ url: string }>(netlify, 'POST', hooks, {
      title,
      branch: buildSettings?.repo_branch ?? 'main',
    }));
  context.values.hook = hook.url;
}

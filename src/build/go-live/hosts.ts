import { Problem } from '../launch/terminal.ts';
import { runAgain, type RunContext, type Step } from './context.ts';
import { callService } from './service-api.ts';
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

/** What a demonstration sets so that its pages may show samples. */
export const samplesVariable = process.env['ALLOW_SAMPLES'] === '1' ? { ALLOW_SAMPLES: '1' } : {};

const hostnameOf = ({ values }: RunContext) => new URL(values.site).hostname;

function callNetlify<Answer>({ values }: RunContext, method: string, path: string, body?: object) {
  const netlify = {
    name: 'Netlify',
    url: 'https://api.netlify.com/api/v1',
    key: values.hostToken,
    keyPage: 'https://app.netlify.com/user/applications',
  };
  return callService<Answer>(netlify, method, path, body);
}

/** Returns the site at Netlify, undefined for a host that a person sets up. @throws Problem */
export async function findSite(context: RunContext): Promise<NetlifySite | undefined> {
  const { host, hostSite } = context.values;
  if (host !== 'netlify') return undefined;
  const path = `/sites?name=${hostSite}`;
  const sites = await callNetlify<NetlifySite[]>(context, 'GET', path);
  const found = sites.find(({ name }) => name === hostSite);
  if (!found) {
    const next = `Import this repository there (“Add new site”), or take a key of the account that has it, then ${runAgain}.`;
    throw new Problem(`Netlify has no site ${hostSite}.`, next);
  }
  if (found.custom_domain && found.custom_domain !== hostnameOf(context)) {
    const next = `Name another site as HOST_SITE, or remove that domain there, then ${runAgain}.`;
    throw new Problem(`The site ${hostSite} at Netlify belongs to ${found.custom_domain}.`, next);
  }
  return found;
}

/** Sets the domain of the site at Netlify. @returns the DNS record of any host's site, as a line of a zone file */
export async function setSiteDomain(context: RunContext): Promise<string> {
  const site = await findSite(context);
  const hostname = hostnameOf(context);
  if (!site) return `${hostname}. as the host says`;
  await callNetlify(context, 'PATCH', `/sites/${site.id}`, { custom_domain: hostname });
  return `${hostname}. CNAME ${site.default_domain}`;
}

export const hostSettingsStep = (context: RunContext): Step => ({
  title: 'Variables and build hook at the host',
  async run() {
    const variables = await fetchBuildVariables(context);
    saveAnswers(context, variables);
    const allVariables = { ...variables, ...samplesVariable };
    const site = await findSite(context);
    if (site) {
      await setNetlifyVariables(context, site, allVariables);
      context.values.hook = await ensureNetlifyHook(context, site);
      return;
    }
    context.print('  Set at the host: build command npm run build, folder dist, and');
    for (const [name, value] of Object.entries(allVariables)) context.print(`    ${name}=${value}`);
  },
});

async function setNetlifyVariables(
  context: RunContext,
  { id, account_id: accountId }: NetlifySite,
  variables: Record<string, string>,
): Promise<void> {
  const pathOf = (name = '') => `/accounts/${accountId}/env${name}?site_id=${id}`;
  const existing = await callNetlify<{ key: string }[]>(context, 'GET', pathOf());
  const existingNames = existing.map(({ key }) => key);
  for (const [key, value] of Object.entries(variables)) {
    const variable = { key, values: [{ context: 'all', value }] };
    if (existingNames.includes(key)) {
      await callNetlify(context, 'PUT', pathOf(`/${key}`), variable);
    } else await callNetlify(context, 'POST', pathOf(), [variable]);
  }
}

/** Returns the address of our build hook, which is known by its title and created where it is missing. */
async function ensureNetlifyHook(context: RunContext, site: NetlifySite): Promise<string> {
  const path = `/sites/${site.id}/build_hooks`;
  const title = 'open positions';
  const hooks = await callNetlify<{ title: string; url: string }[]>(context, 'GET', path);
  const existing = hooks.find((hook) => hook.title === title);
  if (existing) return existing.url;
  const hook = { title, branch: site.build_settings?.repo_branch ?? 'main' };
  return (await callNetlify<{ url: string }>(context, 'POST', path, hook)).url;
}

import type { Live, Step } from './live.ts';
import { call, goOn, Problem } from './request.ts';

/** What a host is told, and what it tells. */
interface Host {
  /** The variables that it builds with. */
  read: () => Promise<Record<string, string | undefined>>;
  write: (variables: Record<string, string>) => Promise<void>;
  /** The address that starts a build; where there is none, `make` makes one if the host lets it. */
  hook: (make?: 'make') => Promise<string>;
  /** Makes the host answer for the domain; returns the name that it has there. */
  attach: (hostname: string) => Promise<string>;
}

interface NetlifySite {
  id: string;
  name: string;
  account_id: string;
  default_domain: string;
  custom_domain: string | null;
  build_settings?: { repo_branch?: string };
}

function netlify({ values, places }: Live): Host {
  const service = {
    name: 'Netlify',
    url: places.netlify,
    key: values.hostToken,
    keys: 'https://app.netlify.com/user/applications',
  };
  const site = async () => {
    const list = await call<NetlifySite[]>(service, 'GET', `/sites?name=${values.hostSite}`);
    const found = list.find(({ name }) => name === values.hostSite);
    if (found) return found;
    throw new Problem(
      `Netlify has no site ${values.hostSite}.`,
      `Import this repository there (“Add new site”), then ${goOn}.`,
    );
  };
  const variables = async () => {
    const { id, account_id: account } = await site();
    const path = (name = '') => `/accounts/${account}/env${name}?site_id=${id}`;
    const list = await call<{ key: string; values: { value: string }[] }[]>(service, 'GET', path());
    return { path, list };
  };
  return {
    async read() {
      const { list } = await variables();
      return Object.fromEntries(list.map(({ key, values: [first] }) => [key, first?.value]));
    },
    async write(wanted) {
      const { path, list } = await variables();
      for (const [key, value] of Object.entries(wanted)) {
        const variable = { key, values: [{ context: 'all', value }] };
        const isKnown = list.some((one) => one.key === key);
        if (isKnown) await call(service, 'PUT', path(`/${key}`), variable);
        else await call(service, 'POST', path(), [variable]);
      }
    },
    async hook(make) {
      const { id, build_settings: built } = await site();
      const path = `/sites/${id}/build_hooks`;
      const title = 'open positions';
      const list = await call<{ title: string; url: string }[]>(service, 'GET', path);
      const found = list.find((one) => one.title === title);
      if (found || !make) return found?.url ?? '';
      const branch = built?.repo_branch ?? 'main';
      return (await call<{ url: string }>(service, 'POST', path, { title, branch })).url;
    },
    async attach(hostname) {
      const { id, default_domain: target, custom_domain: known } = await site();
      if (known !== hostname) {
        await call(service, 'PATCH', `/sites/${id}`, { custom_domain: hostname });
      }
      return target;
    },
  };
}

/** Any other host: a person sets what is printed. */
const other = ({ values, print }: Live): Host => ({
  read: () => Promise.resolve({}),
  write: (variables) => {
    print('  Set at the host: build command npm run build, folder dist, and');
    for (const [name, value] of Object.entries(variables)) print(`    ${name}=${value}`);
    return Promise.resolve();
  },
  hook: () => Promise.resolve(values.hook),
  attach: () => Promise.resolve(''),
});

export const hostOf = (live: Live) =>
  live.values.host === 'netlify' ? netlify(live) : other(live);

/** The record that leads visitors to the host. */
export async function siteRecord(live: Live, host: Host): Promise<string> {
  const { hostname } = new URL(live.values.site);
  const target = await host.attach(hostname);
  return target ? `${hostname}. CNAME ${target}` : `${hostname}. as the host says`;
}

export function hostSettings(
  live: Live,
  host: Host,
  variables: () => Promise<Record<string, string>>,
): Step {
  return {
    title: 'Variables and build hook at the host',
    async isDone() {
      const [known, wanted] = [await host.read(), await variables()];
      live.values.hook = await host.hook();
      const isKnown = Object.entries(wanted).every(([name, value]) => known[name] === value);
      return isKnown && (live.values.hook !== '' || live.values.host !== 'netlify');
    },
    async run() {
      await host.write(await variables());
      live.values.hook = await host.hook('make');
    },
  };
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { bootScript } from './boot.ts';
import { weighPages, type Chunk } from './budget.ts';
import type * as Entry from './entry.tsx';
import type { SharedPage } from './share-images.ts';
import { robots, sitemap } from './site-files.ts';

const ssrDir = 'node_modules/.prerender';

/**
 * One `vite build` makes the client's bundle, then renders every path of the route list with the
 * same code into a file of its own: `/about` becomes `about.html`.
 * @throws when a page throws while rendering, with the path in the message.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: ssrDir,
            emitAssets: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender/entry.tsx' },
          },
          resolve: { noExternal: true },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('prerender needs the client and ssr environments');
      const built = await builder.build(client);
      await builder.build(ssr);

      const weights = weighPages(chunksOf(built));
      const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes)[0];

      const out = resolve(client.config.root, client.config.build.outDir);
      const shell = await inlined(out);
      const entry = pathToFileURL(resolve(ssr.config.root, ssrDir, 'entry.js')).href;
      const site = (await import(entry)) as typeof Entry;

      const shared: SharedPage[] = [];
      for (const path of site.shellPaths) {
        const page = await site.render(path).catch((error: unknown) => {
          throw new Error(`prerendering ${path}`, { cause: error });
        });
        await write(
          join(out, path === '/' ? 'index.html' : `${path.slice(1)}.html`),
          shell
            .replace('<!--head-->', () => page.head)
            .replace(
              '<div id="root"></div>',
              () => `<div id="root" data-shell="${path}">${page.body}</div>`,
            ),
        );
        shared.push({ path, title: titleIn(page.head), eyebrow: site.shareEyebrow(path) });
      }

      const canonical = new Set<string>(site.canonicalPaths);
      const { makeShareImages } = await import('./share-images.ts');
      await makeShareImages(
        shared.filter(({ path }) => canonical.has(path)),
        out,
      );
      await write(join(out, 'sitemap.xml'), sitemap(site.canonicalPaths, site.siteUrl));
      await write(join(out, 'robots.txt'), robots(site.siteUrl));
      await rm(resolve(ssr.config.root, ssrDir), { recursive: true });
      builder.config.logger.info(
        `prerendered ${shared.length} pages; the heaviest starts with ${heaviest?.bytes} bytes of script (${heaviest?.page})`,
      );
    },
  };
}

function chunksOf(built: Awaited<ReturnType<ViteBuilder['build']>>): Chunk[] {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What a page calls itself where it is shared, without the brand. */
function titleIn(head: string): string {
  const title = /<meta [^>]*property="og:title" content="([^"]*)"/.exec(head)?.[1];
  if (!title) throw new Error('a page has no og:title');
  return title.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The built index.html with its style sheet inside and its script started by the boot script. */
async function inlined(out: string): Promise<string> {
  let html = await readFile(join(out, 'index.html'), 'utf8');
  const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  for (const [tag, href = ''] of styles) {
    const css = await readFile(join(out, href), 'utf8');
    html = html.replace(tag, () => `<style>${css}</style>`);
  }
  const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html);
  if (!script?.[1]) throw new Error('the built index.html has no module script');
  const preloads = /\s*<link rel="modulepreload"[^>]*>/g;
  const boot = `<script>${bootScript(script[1])}</script>`;
  return html
    .replace(script[0], '')
    .replaceAll(preloads, '')
    .replace('</body>', () => `${boot}</body>`);
}

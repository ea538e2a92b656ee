import { defaultCacheControl, missingCacheControl, type SiteRules } from './site-rules.ts';

/** Import it in a site block with a `root`. Caddy 2.6 or newer. */
export function caddyfile(site: SiteRules): string {
  const { always, some, exact, patterns, missing, pages } = site;
  const exactRules = (wanted: number) =>
    exact.filter(({ status }) => status === wanted).map(({ from, to }) => `"${from}" ${to}`);
  return [
    '# Made by the build.',
    block('route', [
      block('header', always.map(header)),
      '@writes not method GET HEAD',
      'respond @writes 405',
      'vars requested_path {path}',
      map('{path} {missing}', [
        ...missing.map(({ from, to }) => `"~${from}" ${to}.html`),
        'default /404.html',
      ]),
      map('{query} {search}', ['"" ""', 'default "?{query}"']),
      map('{path} {moved}', ['/index.html /', ...exactRules(301), 'default ""']),
      '@moved expression {moved} != ""',
      'redir @moved "{moved}{search}" 301',
      map('{path} {shown}', ['/ /index.html', ...exactRules(200), 'default {path}']),
      'rewrite * {shown}',
      ...patterns.flatMap(({ from, to, status }, index) => {
        const target = to.replaceAll(/\$(\d)/g, `{re.rule${index}.$1}`);
        return [
          `@rule${index} path_regexp rule${index} "${from}"`,
          status === 301
            ? `redir @rule${index} "${target}{search}" 301`
            : `rewrite @rule${index} "${target}"`,
        ];
      }),
      `@page path_regexp page "^/(${pages.join('|')})(?:\\.html|/+)$"`,
      'redir @page "/{re.page.1}{search}" 301',
      block('@file', [
        block('file', ['try_files {path} {path}.html']),
        'expression `!{path}.contains("//")`',
        'not path /_headers /_redirects',
      ]),
      block('route @file', [
        `header ?Cache-Control "${defaultCacheControl}"`,
        ...some.flatMap(({ name, value, path }, index) => [
          `@header${index} vars_regexp requested_path "${path}"`,
          block(`header @header${index}`, [`+${header([name, value])}`, deferred]),
        ]),
        encode,
        'rewrite * {http.matchers.file.relative}',
        block('file_server', fileServer),
      ]),
      block('header', [header(['Cache-Control', missingCacheControl]), deferred]),
      encode,
      'rewrite * {missing}',
      block('file_server', [...fileServer, 'status 404']),
    ]),
    '',
  ].join('\n');
}

const encode = 'encode zstd gzip';
/** Deferred, because Caddy skips compression for no-transform answers. */
const deferred = 'defer';
const fileServer = ['precompressed br gzip', 'disable_canonical_uris'];
const header = ([name, value]: [name: string, value: string]) => `${name} "${value}"`;
const map = (names: string, content: string[]) => block(`map ${names}`, content);

function block(head: string, content: string[]): string {
  const lines = content.flatMap((part) => part.split('\n')).map((line) => `\t${line}`);
  return [`${head} {`, ...lines, '}'].join('\n');
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultCacheControl,
  missingCacheControl,
  readSiteRules,
  type Rule,
  type SiteRules,
} from './site-rules.ts';
import { compressibleTypes, typeByExtension } from './static-host-content.ts';

/** Writes the rules for nginx beside the folder, as everything in it is public. */
export function writeHostFiles(folder: string): void {
  const hostsFolder = `${folder}-hosts`;
  rmSync(hostsFolder, { recursive: true, force: true });
  mkdirSync(hostsFolder);
  writeFileSync(join(hostsFolder, 'nginx.conf'), nginxConf(readSiteRules(folder)));
}

/** Returns what a server block with `listen`, `server_name` and `root` includes. For nginx 1.18 or newer. */
const nginxConf = (rules: SiteRules): string =>
  [
    '# Made by the build. The requested path, before nginx looks for a file:',
    'set $requested_path $uri;',
    ...headerLines(rules),
    'set $missing /404.html;',
    // nginx takes the last assignment, a host the first rule
    ...rules.notFoundRules
      .toReversed()
      .map(({ from, to }) => `if ($requested_path ~ "${from}") { set $missing ${to}.html; }`),
    '',
    'charset utf-8;',
    `charset_types ${typesToCompress};`,
    'types {',
    ...Object.entries(typeByExtension).map(
      ([extension, type]) => `  ${type.replace(/;.*/, '')} ${extension.slice(1)};`,
    ),
    '}',
    'default_type application/octet-stream;',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 256;',
    `gzip_types ${typesToCompress};`,
    '',
    '# Slashes stay as they are, and redirects name no host.',
    'merge_slashes off;',
    'absolute_redirect off;',
    'error_page 404 @missing;',
    'location @missing {',
    ...rules.headersForSome.map(({ name }, index) =>
      name === 'Cache-Control' ? `  set $header_${index} "";` : '',
    ),
    `  set $kept "${missingCacheControl}";`,
    '  try_files $missing =404;',
    '}',
    'location = / { try_files /index.html =404; }',
    'location = /index.html { return 301 /$is_args$args; }',
    ...rules.exactRules.map((rule) => `location = "${rule.from}" { ${exactDirective(rule)} }`),
    ...rules.patternRules.map((rule) => `location ~ "${rule.from}" { ${patternDirective(rule)} }`),
    `location ~ "^/(${rules.pages.join('|')})(?:\\.html|/+)$" { return 301 /$1$is_args$args; }`,
    'location ~ "//|^/_(?:headers|redirects)$" { return 404; }',
    'location / { try_files $uri $uri.html =404; }',
    '',
  ].join('\n');

/** Sets `$kept`, which is empty where a rule says how long to keep a file, and a variable for each header of some paths. */
const headerLines = ({ headersForAll, headersForSome }: SiteRules): string[] => [
  ...headersForAll.map(([name, value]) => `add_header ${name} "${value}" always;`),
  `set $kept "${defaultCacheControl}";`,
  'add_header Cache-Control $kept always;',
  ...headersForSome.flatMap(({ name, value, path }, index) => {
    const clearDefault = name === 'Cache-Control' ? ' set $kept "";' : '';
    return [
      `set $header_${index} "";`,
      `if ($requested_path ~ "${path}") { set $header_${index} "${value}";${clearDefault} }`,
      `add_header ${name} $header_${index} always;`,
    ];
  }),
];

const typesToCompress = compressibleTypes.filter((type) => type !== 'text/html').join(' '); // nginx adds it
const exactDirective = ({ to, status }: Rule) =>
  status === 200 ? `try_files ${to}.html =404;` : `return 301 "${to}$is_args$args";`;

/** `rewrite` keeps a captured part encoded, `return` does not. */
const patternDirective = ({ from, to, status }: Rule) =>
  status === 200 ? `try_files ${to}.html =404;` : `rewrite "${from}" "${to}" permanent;`;

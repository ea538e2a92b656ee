/** A block of `_headers`. What `*` and `:name` stand for are named groups of its pattern. */
export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** A line of `_redirects`; `to` may name groups of the pattern, as `:splat`. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  /** 200: the content of `to`. 301: a redirect. 404: `to` where there is no file. */
  status: number;
}

/** @throws Error with the number of a line that is not understood. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const { line, number } of significantLines(text)) {
    const fail = (reason: string) => new Error(`_headers:${number}: ${reason}`);
    if (!/^\s/.test(line)) {
      if (!line.startsWith('/')) throw fail('a path pattern starts with /');
      rules.push({ pattern: pathPattern(line.trim()), headers: [] });
      continue;
    }
    const rule = rules.at(-1);
    if (!rule) throw fail('a header needs a path pattern above it');
    const [, name, value = ''] = /^\s+([\w-]+)\s*:\s*(.+?)\s*$/.exec(line) ?? [];
    if (!name) throw fail('expected "Name: value"');
    rule.headers.push([name, value]);
  }
  return rules;
}

/** @throws Error with the number of a line that is not understood. */
export function parseRedirects(text: string): RedirectRule[] {
  return significantLines(text).map(({ line, number }) => {
    const fail = (reason: string) => new Error(`_redirects:${number}: ${reason}`);
    const [from = '', to = '', status = '301', ...excess] = line.trim().split(/\s+/);
    if (!from.startsWith('/') || !to || excess.length > 0) throw fail('expected "/from to status"');
    if (!/^(200|301|404)$/.test(status)) throw fail(`status ${status} is known to some hosts only`);
    if (!to.startsWith('/')) throw fail('must lead to a path of this site');
    return { pattern: pathPattern(from), to, status: Number(status) };
  });
}

/** All matching rules add up. A header set by two of them gets both values. Names are in lower case. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ pattern }) => pattern.test(path))) {
    for (const [name, value] of rule.headers) {
      const earlier = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), earlier ? `${earlier}, ${value}` : value);
    }
  }
  return headers;
}

/** The first matching rule wins. Fills in `:splat` and `:name`. Undefined where none matches. */
export function redirectFor(rules: RedirectRule[], path: string) {
  const rule = rules.find(({ pattern }) => pattern.test(path));
  if (!rule) return undefined;
  const { groups = {} } = rule.pattern.exec(path) ?? {};
  const to = rule.to.replace(/:(\w+)/g, (mark, name: string) => groups[name] ?? mark);
  // one slash only, or the address would lead to another host
  return { to: to.replace(/^\/{2,}/, '/'), status: rule.status };
}

function significantLines(text: string): { line: string; number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.trimEnd(), number: index + 1 }))
    .filter(({ line }) => line && !line.trimStart().startsWith('#'));
}

function pathPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace('*', '(?<splat>.*)');
  return new RegExp(`^${source}$`);
}

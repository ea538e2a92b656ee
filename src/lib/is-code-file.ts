/** False for the page that a captive portal, a filter or a host's wrong rule sends in place of one of our files. */
export function isCodeFile({ status, redirected, headers }: Response, url: string): boolean {
  const type = headers.get('content-type') ?? '';
  const [, extension = ''] = /\.(css|woff2)$/.exec(url) ?? [];
  return status === 200 && !redirected && type.includes(extension || 'javascript');
}

/** False for the page that a captive portal, a filter or a host's wrong rule sends in place of a script or style sheet. */
export function isCodeFile({ status, redirected, headers }: Response, url: string): boolean {
  const type = headers.get('content-type') ?? '';
  return (
    status === 200 && !redirected && type.includes(url.endsWith('.css') ? 'css' : 'javascript')
  );
}

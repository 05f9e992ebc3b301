/**
 * Whether an answer can be the file that was asked for. Servers that know no missing file answer with
 * the page, and a script that is kept with the page in it would be broken until its next version.
 */
export function isAnswerOfFile(url: string, { status, headers }: Response): boolean {
  if (status >= 400) return false;
  const isPage = /^text\/html\b/i.test(headers.get('Content-Type')?.trim() ?? '');
  return !isPage || new URL(url).pathname.endsWith('.html');
}

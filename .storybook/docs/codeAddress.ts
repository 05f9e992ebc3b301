/**
 * The address of a file of this repository, from that of all its files in `STORYBOOK_REPOSITORY`, such
 * as `https://example.org/touchline/blob/main`, which `main.ts` takes from the origin of Git where nobody
 * names it. Undefined without one: the path is shown alone.
 */
export function codeAddress(path: string): string | undefined {
  const repository: unknown = import.meta.env['STORYBOOK_REPOSITORY'];
  if (typeof repository !== 'string' || !/^https?:\/\//.test(repository)) return undefined;
  return `${repository.replace(/\/$/, '')}/${path}`;
}

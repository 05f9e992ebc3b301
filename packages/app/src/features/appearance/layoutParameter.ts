/**
 * A query without its `layout`, which a choice made by hand ends (product.md §2).
 *
 * @param search as in `location.search`
 * @returns null where there is none to leave out
 */
export function withoutLayout(search: string): string | null {
  const parameters = new URLSearchParams(search);
  if (!parameters.has('layout')) return null;
  parameters.delete('layout');
  const rest = parameters.toString();
  return rest && `?${rest}`;
}

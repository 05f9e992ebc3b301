/**
 * Removes the `layout` parameter from a query, because a choice in the settings overrides it
 * (LAYOUT-3).
 *
 * @param search as in `location.search`
 * @returns null when there is no such parameter
 */
export function removeLayoutParameter(search: string): string | null {
  const parameters = new URLSearchParams(search);
  if (!parameters.has('layout')) return null;
  parameters.delete('layout');
  const rest = parameters.toString();
  return rest && `?${rest}`;
}

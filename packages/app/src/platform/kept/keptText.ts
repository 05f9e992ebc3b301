/** The maximum length of a kept answer as JSON. */
const maxLength = 200_000;

/**
 * An answer as it is kept; empty where it is too long. Of a list that is too long the first items are
 * kept, with the total of all, so that the page says how many there are beside those that it shows
 * (OFFLINE-8). Not where records were asked for by their ids, of which a missing one would count as not
 * published, and not of a list without a total.
 */
export function keptText(value: unknown, url: string): string {
  let text = JSON.stringify(value);
  if (text.length <= maxLength) return text;
  if (!isCounted(value) || /[?&]ids=/.test(url)) return '';
  let { items } = value;
  while (text.length > maxLength && items.length > 0) {
    items = items.slice(0, Math.floor((items.length * maxLength) / text.length));
    text = JSON.stringify({ ...value, items });
  }
  return items.length > 0 ? text : '';
}

function isCounted(value: unknown): value is { items: readonly unknown[]; total: number } {
  const { items, total } = (value ?? {}) as { items?: unknown; total?: unknown };
  return Array.isArray(items) && typeof total === 'number';
}

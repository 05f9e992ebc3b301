/** The largest page that the server answers. */
const largestPage = 100;

interface Page<Row> {
  items: readonly Row[];
  total: number;
}

/**
 * The records of all pages of a list, one page after the other.
 *
 * @param ask answers a page, from 1 on, of that many records
 * @param most records are asked for
 */
export async function fetchAllPages<Row extends { id: string }>(
  ask: (page: number, size: number) => Promise<Page<Row>>,
  most: number,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; page <= most / largestPage; page += 1) {
    const { items, total } = await ask(page, largestPage);
    // A record that moves to the next page meanwhile is there once.
    for (const row of items) rows.set(row.id, row);
    if (items.length === 0 || page * largestPage >= total) break;
  }
  return [...rows.values()];
}

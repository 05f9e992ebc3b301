/** The largest page that the server answers. */
export const largestPage = 100;

interface Page<Row> {
  items: readonly Row[];
  total: number;
}

/** Answers a page, from 1 on, of that many records. */
type Ask<Row> = (page: number, size: number) => Promise<Page<Row>>;

/**
 * The pages of a list, one after the other, each record once. It ends with a page that has nothing
 * new, so that a total alone makes nobody ask for more (SEC-7).
 */
export async function* readPages<Row extends { id: string }>(
  ask: Ask<Row>,
): AsyncGenerator<Page<Row>, void> {
  const known = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await ask(page, largestPage);
    // A record that moves to the next page meanwhile was there before.
    const added = items.filter(({ id }) => !known.has(id));
    for (const { id } of added) known.add(id);
    yield { items: added, total };
    if (added.length === 0 || page * largestPage >= total) return;
  }
}

/**
 * The records of all pages of a list, and whether there are more than were asked for.
 *
 * @param most records are asked for
 */
export async function fetchAllPages<Row extends { id: string }>(
  ask: Ask<Row>,
  most: number,
): Promise<{ rows: readonly Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  let asked = 0;
  for await (const { items, total } of readPages(ask)) {
    rows.push(...items);
    asked += largestPage;
    if (asked >= most) return { rows, isCut: total > asked };
  }
  return { rows, isCut: false };
}

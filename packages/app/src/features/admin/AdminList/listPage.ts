/** The number of records on a page of the list. */
export const pageSize = 25;

/** The last page that the server accepts. */
const lastPage = 10_000;

/** The page number in an address; 1 for anything that is none. */
export function pageOf(parameter: string | null): number {
  return parameter && /^[1-9]\d{0,4}$/.test(parameter) ? Math.min(Number(parameter), lastPage) : 1;
}

/** The minimum length of a search text that the API takes, in characters. */
export const minSearchLength = 2;

/** The maximum length of a search text that the API takes, in characters. */
export const maxSearchLength = 100;

/** A search text as the API takes it: a longer one is cut. */
export function cutSearchText(text: string): string {
  return [...text].slice(0, maxSearchLength).join('');
}

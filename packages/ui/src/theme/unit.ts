/**
 * A length on the 4 px grid, in rem, so that it grows with the reader's text size.
 *
 * @param steps number of 4 px steps at the default root size; `unit(10)` is 40 px
 */
export function unit(steps: number): string {
  return `${steps / 4}rem`;
}

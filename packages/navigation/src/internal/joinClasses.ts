/** Joins our class and that of the item, if it has one. */
export function joinClasses(own: string, others: string | undefined): string {
  return others ? `${own} ${others}` : own;
}

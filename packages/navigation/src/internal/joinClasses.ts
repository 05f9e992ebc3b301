/** Our own class and the application's own, where the item brings one. */
export function joinClasses(own: string, others: string | undefined): string {
  return others ? `${own} ${others}` : own;
}

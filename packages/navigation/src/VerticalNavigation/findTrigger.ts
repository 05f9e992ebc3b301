/** Finds the control that opens an aside in the panel of the navigation. */
export function findTrigger(host: HTMLElement | null, id: string): HTMLElement | null {
  return (
    host?.querySelector<HTMLElement>(`[data-opens="aside"][data-item="${CSS.escape(id)}"]`) ?? null
  );
}

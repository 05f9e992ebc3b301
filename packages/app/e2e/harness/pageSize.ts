import type { CDPSession } from 'playwright-core';

/** What a page holds, after a collection of garbage. */
export interface PageSize {
  nodes: number;
  listeners: number;
  /** In MB. */
  heap: number;
}

/** @param session of the page, with `Performance.enable` sent */
export async function measurePageSize(session: CDPSession): Promise<PageSize> {
  // Twice, because the first collection lets go of what finalisers and weak references held.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heap: valueOf('JSHeapUsedSize') / 1e6,
  };
}

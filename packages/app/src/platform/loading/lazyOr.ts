import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part whose code comes when it is drawn, and another in its place where the code does not come:
 * what says that something went wrong must not need a line that works.
 */
export function lazyOr<Props>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Instead) }));
}

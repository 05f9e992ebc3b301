import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A lazy component with a fallback component for the case that its code cannot be loaded. Used for
 * error messages, which must not depend on the connection.
 */
export function lazyWithFallback<Props>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Fallback) }));
}

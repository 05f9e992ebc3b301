import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Fetches the code, once. */
  preload: () => void;
}

/**
 * A page whose code is fetched when it is shown or warmed.
 *
 * @param name export of the module
 */
export function lazyPage(
  load: () => Promise<{ [name: string]: ComponentType }>,
  name: string,
): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const once = () =>
    (loading ??= load()
      .then((module) => {
        const Page = module[name];
        if (!Page) throw new Error(`No page named ${name}`);
        return { default: Page };
      })
      .catch((error: unknown) => {
        // The next try may find the network back.
        loading = undefined;
        throw error;
      }));
  return { Page: lazy(once), preload: () => void once().catch(() => {}) };
}

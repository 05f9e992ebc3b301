import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface LazyNamed<Props, Module = unknown> {
  Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the code, once. Null where that did not work; showing it then says so. */
  preload: () => Promise<Module | null>;
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A named component whose code is fetched when it is shown or warmed.
 *
 * @param name export of the module
 */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyNamed<PropsOf<Module[Name]>, Module> {
  let loading: Promise<Module> | undefined;
  const once = () =>
    (loading ??= load().catch((error: unknown) => {
      // The next try may find the network back.
      loading = undefined;
      throw error;
    }));
  return {
    Component: lazy(async () => ({
      default: (await once())[name] as ComponentType<PropsOf<Module[Name]>>,
    })),
    preload: () => once().catch(() => null),
  };
}

import { lazy, useState, type ComponentType } from 'react';

export interface LazyNamed<Props, Module = unknown> {
  Component: ComponentType<Props>;
  /**
   * Loads the code once. Resolves with null when that failed; rendering the component then throws.
   */
  preload: () => Promise<Module | null>;
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * The code of a component could not be loaded, because the site is unreachable or a newer build has
 * replaced the file.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * A named component whose code is loaded when it is rendered or prefetched. A prefetched one
 * renders without suspending, because React delays content after a `Suspense` fallback by 300 ms.
 *
 * @param name export of the module
 * @throws ChunkLoadError while rendering, when the code could not be loaded. Mounting the component
 *   again loads it again.
 */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyNamed<PropsOf<Module[Name]>, Module> {
  type Part = ComponentType<PropsOf<Module[Name]>>;
  let loading: Promise<Module> | undefined;
  let loaded: Part | undefined;
  const once = () =>
    (loading ??= load().then(
      (module) => {
        loaded = module[name] as Part;
        return module;
      },
      (cause: unknown) => {
        // Reset, so that the next attempt loads again; a failed `lazy` component never does.
        loading = undefined;
        Later = createLazy();
        throw new ChunkLoadError(`The code of ${String(name)} did not load`, { cause });
      },
    ));
  const createLazy = () =>
    lazy(async () => ({ default: (await once())[name] as Part })) as unknown as Part;
  let Later = createLazy();

  function Component(props: PropsOf<Module[Name]>) {
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...(props as PropsOf<Module[Name]> & object)} />;
  }

  return {
    Component: Component as Part,
    preload: () => once().catch(() => null),
  };
}

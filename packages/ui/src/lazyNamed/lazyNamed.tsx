import { lazy, useState, type ComponentType } from 'react';

export interface LazyNamed<Props, Module = unknown> {
  Component: ComponentType<Props>;
  /** Fetches the code, once. Null where that did not work; showing it then says so. */
  preload: () => Promise<Module | null>;
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** The code of a part could not be fetched: there is no way to the site, or a newer build replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * A named component whose code is fetched when it is shown or prefetched. What was prefetched is drawn at
 * once: React holds back for 300 ms what follows the fallback of a `Suspense`.
 *
 * @param name export of the module
 * @throws ChunkLoadError while drawing, where the code could not be fetched. Mounted anew, the part is
 *   fetched anew.
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
        // The next try may find the network back, but a `lazy` that failed stays so.
        loading = undefined;
        Later = lazily();
        throw new ChunkLoadError(`The code of ${String(name)} did not load`, { cause });
      },
    ));
  const lazily = () =>
    lazy(async () => ({ default: (await once())[name] as Part })) as unknown as Part;
  let Later = lazily();

  function Component(props: PropsOf<Module[Name]>) {
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...(props as PropsOf<Module[Name]> & object)} />;
  }

  return {
    Component: Component as Part,
    preload: () => once().catch(() => null),
  };
}

import { lazy, useState, type ComponentType } from 'react';

export interface LazyNamed<Props, Module = unknown> {
  Component: ComponentType<Props>;
  /** Fetches the code, once. Null where that did not work; showing it then says so. */
  preload: () => Promise<Module | null>;
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A named component whose code is fetched when it is shown or warmed. What was warmed is drawn at
 * once: React holds back for 300 ms what follows the fallback of a `Suspense`.
 *
 * @param name export of the module
 */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyNamed<PropsOf<Module[Name]>, Module> {
  let loading: Promise<Module> | undefined;
  let loaded: ComponentType<object> | undefined;
  const once = () =>
    (loading ??= load().then(
      (module) => {
        loaded = module[name] as ComponentType<object>;
        return module;
      },
      (error: unknown) => {
        // The next try may find the network back.
        loading = undefined;
        throw error;
      },
    ));
  const Later: ComponentType<object> = lazy(async () => ({
    default: (await once())[name] as ComponentType<object>,
  }));

  function Component(props: object) {
    const [Part] = useState(() => loaded ?? Later);
    return <Part {...props} />;
  }

  return {
    Component: Component as ComponentType<PropsOf<Module[Name]>>,
    preload: () => once().catch(() => null),
  };
}

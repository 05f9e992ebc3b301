import { lazy, useLayoutEffect, useState, type ComponentType } from 'react';

export interface LazyNamed<Props, Module = unknown> {
  /** Suspends while its code is loading. */
  Component: ComponentType<Props>;
  /**
   * Loads the code once. Resolves with null when that failed; rendering the component then throws.
   */
  preload: () => Promise<Module | null>;
  /** Whether the code is loaded, so that rendering the component does not suspend. */
  isLoaded: () => boolean;
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
 * React renders a waiting component again at once when its code has failed. A mount after this
 * time, in ms, is a new one: the person left while the code was loading.
 */
const maxRetryDelay = 1_000;

/**
 * A named component whose code is loaded when it is rendered or prefetched. A prefetched one
 * renders without suspending, because React delays content after a `Suspense` fallback by 300 ms.
 *
 * @param name export of the module
 * @param Fallback takes its place when the code could not be loaded, for error messages and small
 *   parts that must not depend on the connection
 * @throws ChunkLoadError to the error boundary, when the code could not be loaded and there is no
 *   `Fallback`. Mounting the component again loads it again, with a fallback too.
 */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  Fallback?: ComponentType<PropsOf<Module[Name]>>,
): LazyNamed<PropsOf<Module[Name]>, Module> {
  type Part = ComponentType<PropsOf<Module[Name]>>;
  let loading: Promise<Module> | undefined;
  let loaded: Part | undefined;
  const once = () =>
    (loading ??= new Promise<Module>((resolve) => resolve(load())).then(
      (module) => {
        loaded = module[name] as Part;
        return module;
      },
      (cause: unknown) => {
        // Reset, so that the next attempt loads again.
        loading = undefined;
        throw new ChunkLoadError(`The code of ${String(name)} did not load`, { cause });
      },
    ));

  /**
   * A lazy component for one attempt. React forgets a component that waits for its first render, so
   * when it renders it again, only the attempt itself knows that it has failed. A rejected one
   * would be known too, but nothing tells when its error has reached a boundary. So it resolves
   * with a component whose effect runs once, and throws where there is no fallback.
   */
  function createAttempt() {
    let failedAt = Infinity;
    const Lazy = lazy(async () => {
      try {
        return { default: (await once())[name] as Part };
      } catch (error) {
        failedAt = performance.now();
        const onShown = () => {
          if (attempt.Lazy === Lazy) attempt = createAttempt();
        };
        return { default: failedPart(Fallback, error, onShown) as Part };
      }
    }) as unknown as Part;
    return { Lazy, isOver: () => performance.now() - failedAt > maxRetryDelay };
  }
  let attempt = createAttempt();

  function findPart(): Part {
    if (loaded) return loaded;
    if (attempt.isOver()) attempt = createAttempt();
    return attempt.Lazy;
  }

  function Component(props: PropsOf<Module[Name]>) {
    const [Drawn] = useState(findPart);
    return <Drawn {...(props as PropsOf<Module[Name]> & object)} />;
  }

  return {
    Component: Component as Part,
    preload: () => once().catch(() => null),
    isLoaded: () => loaded !== undefined,
  };
}

/** Shows the fallback, or throws the error to the boundary around it. */
function failedPart<Props>(
  Fallback: ComponentType<Props> | undefined,
  error: unknown,
  onShown: () => void,
): ComponentType<Props> {
  return function FailedPart(props) {
    useLayoutEffect(() => {
      onShown();
      if (!Fallback) throw error;
    }, []);
    return Fallback ? <Fallback {...(props as Props & object)} /> : null;
  };
}

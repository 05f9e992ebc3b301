import { useEffect, useEffectEvent, type RefObject } from 'react';

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls back once, when a person first hovers, focuses or touches the element. */
export function useFirstIntent(
  ref: RefObject<HTMLElement | null>,
  onIntent: (event: Event) => void,
) {
  const call = useEffectEvent(onIntent);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const done = new AbortController();
    const onEvent = (event: Event) => {
      done.abort();
      call(event);
    };
    for (const sign of intentEvents) {
      element.addEventListener(sign, onEvent, { signal: done.signal, passive: true });
    }
    return () => done.abort();
  }, [ref]);
}

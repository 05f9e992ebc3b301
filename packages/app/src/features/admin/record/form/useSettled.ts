import { useEffect, useRef, useState } from 'react';

/** After this time without typing a field is checked, in ms. */
const typingPause = 600;

/** The fields in which typing has stopped, and the one where it stopped last. */
export function useSettled(initial: readonly string[]) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(initial));
  const [last, setLast] = useState<string | null>(null);
  const typing = useRef(new Set<string>());
  const unfinished = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function stop() {
    const names = [...typing.current];
    typing.current.clear();
    setSettled((before) => new Set([...before, ...names]));
    setLast(names.at(-1) ?? null);
  }

  return {
    settled,
    last,
    touch(names: readonly string[], isUnfinished: boolean) {
      for (const name of names) {
        const [into, outOf] = isUnfinished ? [unfinished, typing] : [typing, unfinished];
        into.current.add(name);
        outOf.current.delete(name);
      }
      setSettled((before) => new Set([...before].filter((name) => !names.includes(name))));
      clearTimeout(timer.current);
      timer.current = setTimeout(stop, typingPause);
    },
    leave(name: string) {
      if (!unfinished.current.delete(name)) return;
      setSettled((before) => new Set([...before, name]));
      setLast(name);
    },
    settleAll(names: readonly string[]) {
      clearTimeout(timer.current);
      typing.current.clear();
      unfinished.current.clear();
      setSettled(new Set(names));
    },
  };
}

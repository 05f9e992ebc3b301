import { useState } from 'react';

/**
 * A press whose button shows that it is at work. It is pending from the press until the promise of the
 * action is settled; an action without a promise is over at once.
 *
 * @returns whether it is pending, and what the button calls
 */
export function usePending(action: () => void | Promise<unknown>): [boolean, () => void] {
  const [isPending, setPending] = useState(false);
  function press() {
    const work = action();
    if (!work) return;
    setPending(true);
    const end = () => setPending(false);
    work.then(end, end);
  }
  return [isPending, press];
}

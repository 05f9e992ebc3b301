import type { Transition } from 'history';
import { useEffect, useRef, useState } from 'react';
import { currentSessionNumber } from '../sessionScope.ts';
import { currentHistory } from './location.ts';

export interface LeaveGuard {
  /** Whether the person wants to leave and has to be asked. */
  isAsking: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/**
 * Keeps the person on a page with changes that are not saved until they have been asked; the browser
 * asks where the whole document is left. The end of the session leads away unasked.
 *
 * When the changes are saved while the question is open, it closes and the page stays: another page
 * would come under a finger that is about to press one of its buttons. Another address of the same
 * page is no leaving: it comes unasked and closes the question, because the way that Back or Forward
 * wanted to go was counted from the entry before.
 *
 * @param isActive whether there are such changes
 */
export function useLeaveGuard(isActive: boolean): LeaveGuard {
  const [wanted, setWanted] = useState<Transition | null>(null);
  const release = useRef(() => {});

  useEffect(() => {
    if (!isActive) return undefined;
    const session = currentSessionNumber();
    const history = currentHistory();

    function block() {
      release.current = history.block(ask);
    }

    function ask(transition: Transition) {
      const isSamePage = transition.location.pathname === history.location.pathname;
      if (!isSamePage && session === currentSessionNumber()) {
        setWanted(transition);
        return;
      }
      release.current();
      if (isSamePage) {
        setWanted(null);
        // Back and Forward arrive after `retry` has returned, and a blocker would turn them round again.
        release.current = history.listen(() => {
          release.current();
          block();
        });
      }
      transition.retry();
    }

    block();
    return () => {
      release.current();
      setWanted(null);
    };
  }, [isActive]);

  return {
    isAsking: wanted !== null,
    onStay: () => setWanted(null),
    onLeave: () => {
      release.current();
      wanted?.retry();
    },
  };
}

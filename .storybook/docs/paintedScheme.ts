import type { Scheme } from '@touchline/ui/theme';
import { useSyncExternalStore } from 'react';

/** The scheme that is seen: `auto` is that of the system. */
export function usePaintedScheme(scheme: Scheme): 'light' | 'dark' {
  const isSystemDark = useSystemDark();
  return scheme === 'dark' || (scheme === 'auto' && isSystemDark) ? 'dark' : 'light';
}

const darkSystem = '(prefers-color-scheme: dark)';

function useSystemDark(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(darkSystem);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(darkSystem).matches,
  );
}

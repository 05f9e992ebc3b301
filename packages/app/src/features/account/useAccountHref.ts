import { useSearchParams } from '#platform/reactRouter.ts';
import { safeRedirect } from '#session/redirect.ts';

/** Makes addresses of other account pages that keep where the person wanted to go. */
export function useAccountHref(): (path: string) => string {
  const [parameters] = useSearchParams();
  const target = safeRedirect(parameters.get('redirectURL'), location.origin);
  if (target === null) return (path) => path;
  return (path) => `${path}?${new URLSearchParams({ redirectURL: target }).toString()}`;
}

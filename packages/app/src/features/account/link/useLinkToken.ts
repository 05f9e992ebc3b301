import { useLayoutEffect, useState } from 'react';
import { locationAtom, replaceLocation } from '#platform/location/location.ts';
import { store } from '#platform/store.ts';

/**
 * The code of the link in a mail, which is removed from the address before anything is sent, so that
 * it stays neither in the history nor in a copied address (SIGNUP-15).
 *
 * @returns null without one, as after a reload
 */
export function useLinkToken(): string | null {
  const [token] = useState(readToken);
  useLayoutEffect(removeToken, []);
  return token;
}

function readToken(): string | null {
  return new URLSearchParams(store.get(locationAtom).search).get('token') || null;
}

function removeToken(): void {
  const { pathname, search, hash } = store.get(locationAtom);
  const parameters = new URLSearchParams(search);
  if (!parameters.has('token')) return;
  parameters.delete('token');
  const rest = parameters.toString();
  replaceLocation({ pathname, search: rest && `?${rest}`, hash });
}

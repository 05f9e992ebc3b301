import { RouterProvider } from '@touchline/ui/RouterProvider';
import { Provider, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { FavouriteTarget } from '#features/favourites';
import { Pages } from '#router/Pages.tsx';
import { navigateTo, locationAtom } from '#platform/location/location.ts';
import { AppLocale } from '#platform/language/AppLocale.tsx';
import { interceptLinks } from '#router/interceptLinks.ts';
import { Toasts } from '#platform/Toasts.tsx';
import { store } from '#platform/store.ts';
import { AtAddress, type AtAddressProps } from './AtAddress.tsx';

export interface ProductPageProps extends Pick<AtAddressProps, 'address' | 'prepare'> {
  /** Signs in with the default account; omitted: a visitor. */
  isSignedIn?: boolean;
  /** What this browser keeps as favourites; a text is the id of a match. */
  favourites?: readonly (string | FavouriteTarget)[];
}

/** For stories: the real routes at an address, without the shell around them. */
export function ProductPage({ address, prepare }: ProductPageProps) {
  return (
    <Provider store={store}>
      <AppLocale>
        <AtAddress address={address} {...(prepare && { prepare })}>
          <RouterProvider navigate={navigateTo}>
            <main>
              <Pages />
            </main>
          </RouterProvider>
          <Toasts />
          <Links />
          <Address />
        </AtAddress>
      </AppLocale>
    </Provider>
  );
}

function Links() {
  useEffect(() => interceptLinks(document, navigateTo), []);
  return null;
}

/** Shows the current address, as the address bar would. */
function Address() {
  const { pathname, search } = useAtomValue(locationAtom);
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

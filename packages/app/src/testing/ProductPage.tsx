import { Provider } from 'jotai';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Pages } from '../Pages.tsx';
import { AppLocale } from '../shell/AppLocale.tsx';
import { followLinks } from '../shell/followLinks.ts';
import { Notices } from '../shell/Notices.tsx';
import { store } from '../store.ts';

export interface ProductPageProps {
  address: string;
  /** As the default account; left out: a visitor. */
  isSignedIn?: boolean;
  /** Ids of the favourite matches. */
  favourites?: readonly string[];
}

/** For stories: the real routes at an address, without the shell around them. */
export function ProductPage({ address }: ProductPageProps) {
  return (
    <Provider store={store}>
      <AppLocale>
        <MemoryRouter initialEntries={[address]} key={address}>
          <main>
            <Pages />
          </main>
          <Notices />
          <Links />
          <Address />
        </MemoryRouter>
      </AppLocale>
    </Provider>
  );
}

function Links() {
  const navigate = useNavigate();
  useEffect(() => followLinks(document, (href) => void navigate(href)), [navigate]);
  return null;
}

/** What would stand in the address bar. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

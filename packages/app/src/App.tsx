import { RouterProvider } from '@touchline/ui/RouterProvider';
import { Provider } from 'jotai';
import { Pages } from './Pages.tsx';
import { goTo } from './shell/address.ts';
import { AppLocale } from './shell/AppLocale.tsx';
import { Shell } from './shell/Shell.tsx';
import { store } from './store.ts';

/** The whole product: the shell stays, the page in it changes. */
export function App() {
  return (
    <Provider store={store}>
      <AppLocale>
        <RouterProvider navigate={goTo}>
          <Shell>
            <Pages />
          </Shell>
        </RouterProvider>
      </AppLocale>
    </Provider>
  );
}

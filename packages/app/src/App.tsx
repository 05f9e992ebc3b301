import { RouterProvider } from '@touchline/ui/RouterProvider';
import { Provider } from 'jotai';
import { Pages } from '#router/Pages.tsx';
import { goTo } from '#platform/address/address.ts';
import { AppLocale } from '#platform/language/AppLocale.tsx';
import { Shell } from '#shell/Shell.tsx';
import { store } from '#platform/store.ts';

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

import { Provider } from 'jotai';
import { Pages } from './Pages.tsx';
import { AppLocale } from './shell/AppLocale.tsx';
import { Shell } from './shell/Shell.tsx';
import { store } from './store.ts';

/** The whole product: the shell stays, the page in it changes. */
export function App() {
  return (
    <Provider store={store}>
      <AppLocale>
        <Shell>
          <Pages />
        </Shell>
      </AppLocale>
    </Provider>
  );
}

import { Provider } from 'jotai';
import { BrowserRouter } from 'react-router-dom';
import { Pages } from './Pages.tsx';
import { AppLocale } from './shell/AppLocale.tsx';
import { Shell } from './shell/Shell.tsx';
import { store } from './store.ts';

/** The whole product: the shell stays, the page in it changes. */
export function App() {
  return (
    <Provider store={store}>
      <AppLocale>
        <BrowserRouter>
          <Shell>
            <Pages />
          </Shell>
        </BrowserRouter>
      </AppLocale>
    </Provider>
  );
}

import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { Pages } from '../Pages.tsx';
import { AppLocale } from '../shell/AppLocale.tsx';
import { Shell } from '../shell/Shell.tsx';
import { store } from '../store.ts';
import type { ProductPageProps } from './ProductPage.tsx';

/** For stories: the product at an address, with the shell. For a page alone, use `ProductPage`. */
export function WholeProduct({ address }: ProductPageProps) {
  return (
    <Provider store={store}>
      <AppLocale>
        <MemoryRouter initialEntries={[address]} key={address}>
          <Shell>
            <Pages />
          </Shell>
        </MemoryRouter>
      </AppLocale>
    </Provider>
  );
}

import { Provider } from 'jotai';
import { Pages } from '../Pages.tsx';
import { AppLocale } from '../shell/AppLocale.tsx';
import { Shell } from '../shell/Shell.tsx';
import { store } from '../store.ts';
import { AtAddress } from './AtAddress.tsx';
import type { ProductPageProps } from './ProductPage.tsx';

/** For stories: the product at an address, with the shell. For a page alone, use `ProductPage`. */
export function WholeProduct({ address }: ProductPageProps) {
  return (
    <Provider store={store}>
      <AppLocale>
        <AtAddress address={address}>
          <Shell>
            <Pages />
          </Shell>
        </AtAddress>
      </AppLocale>
    </Provider>
  );
}

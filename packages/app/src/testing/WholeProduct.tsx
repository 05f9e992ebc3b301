import { App } from '../App.tsx';
import { AtAddress } from './AtAddress.tsx';
import type { ProductPageProps } from './ProductPage.tsx';

/** For stories: the whole app at an address. For a page without the shell, use `ProductPage`. */
export function WholeProduct({ address }: ProductPageProps) {
  return (
    <AtAddress address={address}>
      <App />
    </AtAddress>
  );
}

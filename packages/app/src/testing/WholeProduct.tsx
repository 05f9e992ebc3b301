import { App } from '../App.tsx';
import { AtAddress } from './AtAddress.tsx';
import type { ProductPageProps } from './ProductPage.tsx';

/** For stories: the product at an address, with the shell. For a page alone, use `ProductPage`. */
export function WholeProduct({ address }: ProductPageProps) {
  return (
    <AtAddress address={address}>
      <App />
    </AtAddress>
  );
}

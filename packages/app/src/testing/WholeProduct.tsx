import type { ShellProps } from '#shell/Shell.tsx';
import { App } from '../App.tsx';
import { AtAddress } from './AtAddress.tsx';
import type { ProductPageProps } from './ProductPage.tsx';

/** For stories: the whole app at an address. For a page without the shell, use `ProductPage`. */
export function WholeProduct({ address, Frame }: ProductPageProps & Pick<ShellProps, 'Frame'>) {
  return (
    <AtAddress address={address}>
      <App Frame={Frame} />
    </AtAddress>
  );
}

import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { followHistory } from '../shell/address.ts';

export interface AtAddressProps {
  address: string;
  children: ReactNode;
}

/** For stories: a history in memory that begins at an address. */
export function AtAddress({ address, children }: AtAddressProps) {
  const [followed, setFollowed] = useState<string>();
  useLayoutEffect(() => {
    const stop = followHistory(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
    setFollowed(address);
    return stop;
  }, [address]);
  return followed === address && <Fragment key={address}>{children}</Fragment>;
}

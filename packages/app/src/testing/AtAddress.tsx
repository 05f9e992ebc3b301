import { useState, type ReactNode } from 'react';
import { createMemoryHistory } from 'history';
import { connectHistory } from '#platform/location/location.ts';

export interface AtAddressProps {
  address: string;
  children: ReactNode;
}

/** For stories: an in-memory history that starts at an address. */
export function AtAddress({ address, children }: AtAddressProps) {
  return (
    <Followed key={address} address={address}>
      {children}
    </Followed>
  );
}

function Followed({ address, children }: AtAddressProps) {
  // Before the children are rendered, because they read the address.
  useState(() => connectHistory(createMemoryHistory({ initialEntries: [address] })));
  return children;
}

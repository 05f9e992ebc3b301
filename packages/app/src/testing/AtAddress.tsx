import { useState, type ReactNode } from 'react';
import { createMemoryHistory, type Location } from 'history';
import { connectHistory } from '#platform/location/location.ts';

export interface AtAddressProps {
  address: string;
  /** What a next address waits for before its page is drawn; omitted: nothing. */
  prepare?: (next: Location) => Promise<unknown> | undefined;
  children: ReactNode;
}

/** For stories: an in-memory history that starts at an address. */
export function AtAddress(props: AtAddressProps) {
  return <Followed key={props.address} {...props} />;
}

function Followed({ address, prepare, children }: AtAddressProps) {
  // Before the children are rendered, because they read the address.
  useState(() => connectHistory(createMemoryHistory({ initialEntries: [address] }), prepare));
  return children;
}

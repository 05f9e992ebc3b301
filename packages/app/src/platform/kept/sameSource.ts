import { fetchFrom, keptSource } from './answers.ts';

/**
 * For a fetcher that makes calls one after another. It is called before the first of them, and runs
 * the later ones so that they are answered from where that one was, the server or what was kept
 * (OFFLINE-5).
 */
export function sameSource(): <Value>(fetcher: () => Promise<Value>) => Promise<Value> {
  const source = keptSource();
  return (fetcher) => (source ? fetchFrom(source, fetcher) : fetcher());
}

import { type Collection, collection } from './collection.ts';

/**
 * Records that belong to an account, for example its inbox. Ids of new records are unique among all
 * accounts.
 *
 * @param seed the first records of an account
 */
export function perAccount<Item extends { id: string }>(
  name: string,
  seed: (accountId: string) => readonly Item[],
): (accountId: string) => Collection<Item> {
  const { newId } = collection<Item>(name, () => []);
  const known = new Map<string, Collection<Item>>();
  return (accountId) => {
    const own = known.get(accountId) ?? { ...collection(name, () => seed(accountId)), newId };
    known.set(accountId, own);
    return own;
  };
}

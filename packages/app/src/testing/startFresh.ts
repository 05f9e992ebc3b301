import { now } from '@touchline/mocks/clock';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { connectClient } from '#platform/client/client.ts';
import { isApiReachableAtom } from '#platform/client/requests.atoms.ts';
import {
  changeLanguage,
  loadAdminTranslations,
  startTranslations,
} from '#platform/language/i18n.ts';
import { parseLanguage } from '#platform/language/languages.ts';
import { deviceFavouritesAtom } from '#features/favourites';
import { syncServerClock } from '#platform/serverClock.ts';
import { endSessionScope } from '#platform/sessionScope.ts';
import { sessionToken, setSession, userIdAtom } from '#session/session.atoms.ts';
import { urlHistoryAtom } from '#platform/location/urlHistory.atoms.ts';
import { hasToastsAtom } from '#platform/toasts.ts';
import { readQueuedChanges, removeQueuedChange } from '#platform/storage/queuedChanges.ts';
import { storageKeys, writeStored } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import type { ProductPageProps } from './ProductPage.tsx';

let translations: Promise<void> | undefined;

interface StoryContext {
  args: Partial<ProductPageProps>;
  globals: Record<string, unknown>;
}

/** For stories: clears the state of the previous story and sets the language of the toolbar. */
export async function startFresh({ args, globals }: StoryContext): Promise<void> {
  // Known as after any answer: the first story of a document has had none.
  syncServerClock(now().toUTCString());
  connectClient({ getToken: sessionToken });
  for (const key of Object.values(storageKeys)) writeStored(key, null);
  // The end of a session sends what is queued, and the back end is that of this story already.
  for (const { id } of readQueuedChanges()) removeQueuedChange(id);
  endSessionScope({ reason: 'left', userId: store.get(userIdAtom) ?? '', accessToken: '' });
  // The mock back end treats a call without a token as one of the default account.
  const session = args.isSignedIn ? { accessToken: '', user: accounts.user.user } : null;
  setSession(session, { storedBy: 'nobody' });
  store.set(
    deviceFavouritesAtom,
    (args.favourites ?? []).map((kept) => ({
      ...(typeof kept === 'string' ? { kind: 'match' as const, id: kept } : kept),
      addedAt: null,
    })),
  );
  store.set(urlHistoryAtom, []);
  store.set(hasToastsAtom, false);
  store.set(isApiReachableAtom, true);
  await (translations ??= startTranslations().then(loadAdminTranslations));
  await changeLanguage(parseLanguage(globals['language']));
}

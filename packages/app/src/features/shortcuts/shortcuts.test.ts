import type { Shortcut } from '@touchline/contract/shortcut';
import { SWRConfig, unstable_serialize } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { mutateCached } from '#platform/cache/cache.ts';
import { connectClient } from '#platform/client/client.ts';
import { currentSessionNumber } from '#platform/sessionScope.ts';
import { currentSession, sessionToken, setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { addShortcut, removeShortcut, shortcutsKey, updateShortcut } from './shortcuts.ts';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });

const shortcut = (id: string, label = id): Shortcut => ({
  id,
  label,
  description: null,
  icon: 'star',
  link: '/matches',
  useRouter: true,
});
const [a, b, c] = [shortcut('a'), shortcut('b'), shortcut('c')];

/** What the panel shows. */
function shown() {
  const key = unstable_serialize([currentSessionNumber(), shortcutsKey]);
  const items = SWRConfig.defaultValue.cache.get(key)?.data as Shortcut[] | undefined;
  return items?.map(({ label }) => label);
}

/** Answers in the order in which the test says so. */
const answers: ((response: Response) => void)[] = [];
const taken = (value: unknown = null) => Response.json(value);
const refused = () => new Response('{}', { status: 500 });

async function answer(index: number, response: Response) {
  await vi.waitFor(() => expect(answers).toHaveLength(index + 1));
  answers[index]?.(response);
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stubStorage();
  connectClient({ getToken: sessionToken });
  setSession(null);
  setSession(sessionOf('ada'));
  answers.length = 0;
  send.mockReset();
  send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await mutateCached(shortcutsKey, [a, b, c], { revalidate: false });
});

test('changes made in a row are sent one after another, and none brings back another (SHORTCUT-4)', async () => {
  const changes = [removeShortcut(a), updateShortcut({ ...b, label: 'B' })];
  expect(shown()).toEqual(['B', 'c']);
  await answer(0, taken());
  await changes[0];
  expect(shown()).toEqual(['B', 'c']);
  await answer(1, taken({ ...b, label: 'B' }));
  await changes[1];
  expect(shown()).toEqual(['B', 'c']);
});

test('one that is added while another is removed does not bring that one back (SHORTCUT-4)', async () => {
  const changes = [removeShortcut(a), addShortcut(shortcut('d'))];
  expect(shown()).toEqual(['b', 'c']);
  await answer(0, taken());
  await answer(1, taken(shortcut('d')));
  await Promise.all(changes);
  expect(shown()).toEqual(['b', 'c', 'd']);
});

test.each([
  ['the first', [refused, taken], ['a', 'c']],
  ['the last', [taken, refused], ['b', 'c']],
  ['each', [refused, refused], ['a', 'b', 'c']],
])(
  'where %s of two is refused, the list is that of the server again (SHELL-20)',
  async (_, [first = taken, last = taken], expected) => {
    const told = Promise.allSettled([removeShortcut(a), removeShortcut(b)]);
    expect(shown()).toEqual(['c']);
    await answer(0, first());
    await answer(1, last());
    expect((await told).map(({ status }) => status)).toEqual(
      [first, last].map((response) => (response === taken ? 'fulfilled' : 'rejected')),
    );
    expect(shown()).toEqual(expected);
  },
);

test('one that is not added leaves a list as it is that could not be loaded (SHORTCUT-4)', async () => {
  await mutateCached(shortcutsKey, undefined, { revalidate: false });
  const adding = addShortcut(a);
  await answer(0, refused());
  await expect(adding).rejects.toMatchObject({ status: 500 });
  expect(shown()).toBeUndefined();
});

test('a change that waits for its turn at the sign-out is sent with the token of its person, and does not reach the next one (AUTH-14, AUTH-15)', async () => {
  const token = currentSession()?.accessToken;
  const isTold = vi.fn();
  for (const item of [a, b]) void removeShortcut(item).then(isTold, isTold);
  setSession(sessionOf('bob'));
  await mutateCached(shortcutsKey, [a, b, c], { revalidate: false });
  await answer(0, taken());
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall?.[1]?.headers).toMatchObject({ Authorization: `Bearer ${token}` });
  await answer(1, taken());
  const change = removeShortcut(c);
  await answer(2, refused());
  await expect(change).rejects.toMatchObject({ status: 500 });
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(isTold).not.toHaveBeenCalled();
});

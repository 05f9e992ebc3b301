import { beforeEach, expect, it, vi } from 'vitest';
import { searchMatches } from './searchMatches.ts';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });

const team = { name: 'U15', school: { name: 'Harbour View' } };
const hit = { id: 'm', broadcastTitle: 'A – B', status: 'live', teams: [team] };

beforeEach(() => {
  send.mockReset().mockImplementation(async () => new Response(JSON.stringify({ items: [hit] })));
});

it('asks for the first page, by its size and the text, and reads its items (SEARCH-5)', async () => {
  const found = await searchMatches({ search: 'view & co', pageSize: 10 });
  const [url] = send.mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(String(url), 'https://touchline.example');
  expect(pathname).toBe('/api/matches/search');
  expect([...searchParams]).toEqual([
    ['pageNumber', '1'],
    ['pageSize', '10'],
    ['search', 'view & co'],
  ]);
  expect(found).toMatchObject([hit]);
});

it('sends a long text cut, whole characters only (SEARCH-5)', async () => {
  await searchMatches({ search: '⚽'.repeat(120), pageSize: 5 });
  const [url] = send.mock.calls[0] ?? [];
  const { searchParams } = new URL(String(url), 'https://touchline.example');
  expect(searchParams.get('search')).toBe('⚽'.repeat(100));
});

it('asks once more with the folded text where nothing is found (SEARCH-24)', async () => {
  send.mockImplementation(async (url) => {
    const { searchParams } = new URL(String(url), 'https://touchline.example');
    const items = searchParams.get('search') === 'kibris' ? [hit] : [];
    return new Response(JSON.stringify({ items }));
  });
  expect(await searchMatches({ search: 'Kıbrıs', pageSize: 5 })).toMatchObject([hit]);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockClear();
  expect(await searchMatches({ search: 'nobody', pageSize: 5 })).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['an emoji, which loses its sign for colours', '⚽️'],
  ['ligatures, which become many letters', 'ﷺ'.repeat(20)],
])('does not ask again with a text that the API refuses: %s (SEARCH-24)', async (_, search) => {
  send.mockImplementation(async () => new Response(JSON.stringify({ items: [] })));
  expect(await searchMatches({ search, pageSize: 5 })).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});

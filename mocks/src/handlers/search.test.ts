import { expect, test } from 'vitest';
import { searchTasks } from '../store/tasks.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';
import { pagesWith } from './search.ts';

setUpMockBackEnd();

interface Group {
  id: string;
  results: { title?: string; name?: string; link: string }[];
}

async function search(query: string, as?: 'administrator'): Promise<Group[]> {
  return (await call('POST', 'api/common/search', { body: { query }, ...(as && { as }) }))
    .body as Group[];
}

test('groups come in order: contacts, pages, tasks (WIRE-13)', async () => {
  expect((await search('a')).map(({ id }) => id)).toEqual(['contacts', 'pages', 'tasks']);
});

test('a group without results is left out (WIRE-13)', async () => {
  expect((await search('favour')).map(({ id }) => id)).toEqual(['pages']);
});

test('an empty text finds nothing (MOCK-11)', async () => {
  expect(await search('')).toEqual([]);
  expect(await search('  ')).toEqual([]);
});

test('results lead to what they name (MOCK-11)', async () => {
  const [contacts] = await search('alex');
  expect(contacts?.results[0]?.link).toMatch(/^\/apps\/contacts\/contact-\d+$/);
  const tasks = (await search('buses')).find(({ id }) => id === 'tasks');
  expect(tasks?.results[0]?.link).toMatch(/^\/apps\/tasks\/task-\d+$/);
});

test('nobody finds a page that their role may not see (MOCK-12)', async () => {
  expect(await search('athletes')).toEqual([]);
  expect((await search('athletes', 'administrator'))[0]?.results[0]?.link).toBe('/admin/athletes');
});

test('tasks are found by their title alone, pages by their subtitle too (MOCK-11)', async () => {
  expect(searchTasks('sports office').length).toBeGreaterThan(0);
  expect(searchTasks('')).toEqual([]);
  expect(await search('sports office')).toEqual([]);
  const pages = [
    { id: 'a', type: 'basic', title: 'A', subtitle: 'Who scored', link: '/a' },
  ] as const;
  expect(pagesWith('SCORED', pages)).toEqual(pages);
  expect(pagesWith('lost', pages)).toEqual([]);
});

test.each(['ışık', 'ISIK'])('the kinds of i are one letter in %s', async (query) => {
  const [contacts] = await search(query);
  expect(contacts?.id).toBe('contacts');
  const names = contacts?.results.map(({ name }) => name) ?? [];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name?.includes('Işık'))).toEqual([]);
});

test('contacts, pages and tasks ignore accents and the kinds of i (MOCK-11)', async () => {
  expect((await search('ilke'))[0]?.results[0]?.name).toMatch(/^İlke/);
  const [pages] = await search('CONTACT US').then((groups) =>
    groups.filter(({ id }) => id === 'pages'),
  );
  expect(pages?.results[0]?.title).toBe('Contact Us');
  const tasks = (await search('fırst')).find(({ id }) => id === 'tasks');
  expect(tasks?.results[0]?.title).toMatch(/first/i);
});

test.each([{}, { query: 5 }, { query: null }, { query: 'a', more: 1 }])(
  'the body %j is refused',
  async (body) => {
    expect((await call('POST', 'api/common/search', { body })).status).toBe(400);
  },
);

import type { FileEntry, FolderEntry } from '@touchline/contract/calls/samples/files';
import { expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();

interface Listing {
  folders: FolderEntry[];
  files: FileEntry[];
  path: FolderEntry[];
}

async function list(query = ''): Promise<Listing> {
  const { status, body } = await call('GET', `api/apps/file-manager${query}`);
  expect(status).toBe(200);
  return body as Listing;
}

const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name);

/** All folders with what is in them, from the root down. */
async function allBelow(folderId: string): Promise<(Listing & { folderId: string })[]> {
  const listing = await list(`?folderId=${folderId}`);
  const below = await Promise.all(listing.folders.map(({ id }) => allBelow(id)));
  return [{ folderId, ...listing }, ...below.flat()];
}

test('a folder shows what is in it, each by name, and the way to it (FILE-1)', async () => {
  const root = await list('?folderId=null');
  expect(namesOf(root.folders)).toEqual(['Fixtures', 'Kit', 'Pictures']);
  expect(namesOf(root.files)).toEqual(['Budget', 'Handbook', 'Notice board', 'Read me first']);
  expect(root.path).toEqual([]);
  expect(await list()).toEqual(root);
  const inner = await list('?folderId=file-pictures-home');
  expect(namesOf(inner.path)).toEqual(['Pictures', 'Home ground']);
});

test.each(['unknown', 'file-handbook', '__proto__', 'constructor'])(
  'the folder %s is empty (FILE-4)',
  async (id) => {
    expect(await list(`?folderId=${id}`)).toEqual({ folders: [], files: [], path: [] });
  },
);

test('there are 21 entries, and only folders have contents and a description (FILE-2)', async () => {
  const listings = await allBelow('null');
  const folders = listings.flatMap((listing) => listing.folders);
  const files = listings.flatMap((listing) => listing.files);
  expect(folders.length + files.length).toBe(21);
  for (const { contents, description } of folders) {
    expect(contents).toMatch(/^\d+ (file|folder)s?$/);
    expect(description).toMatch(/./);
  }
  for (const file of files) expect(file).toMatchObject({ contents: null, description: null });
});

test('an entry has these fields, and no folder around it at the root (FILE-3)', async () => {
  for (const { folderId, folders, files } of await allBelow('null')) {
    for (const entry of [...folders, ...files]) {
      expect(Object.keys(entry).toSorted().join(' ')).toBe(
        'contents createdAt createdBy description folderId id modifiedAt name size type',
      );
      expect(entry.folderId).toBe(folderId === 'null' ? null : folderId);
      expect(entry.size).toEqual(expect.any(String));
    }
  }
});

test('a folder says how many entries it has', async () => {
  const listings = await allBelow('null');
  const countOf = (id: string) => {
    const inside = listings.find(({ folderId }) => folderId === id);
    return inside && [...inside.folders, ...inside.files].length;
  };
  for (const { id, name, contents } of listings.flatMap(({ folders }) => folders))
    expect(Number.parseInt(contents ?? '', 10), name).toBe(countOf(id));
});

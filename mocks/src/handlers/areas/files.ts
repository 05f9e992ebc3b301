import type { FolderEntry } from '@touchline/contract/calls/samples/files';
import { answer } from '../../api.ts';
import { files, folders } from '../../fixtures/areas/files.ts';

interface Entry {
  folderId: string | null;
  name: string;
}

/** The entries of a folder by name. */
function inside<Kind extends Entry>(folderId: string | null, entries: readonly Kind[]): Kind[] {
  return entries
    .filter((entry) => entry.folderId === folderId)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The folders from the root to this one, inclusive; empty for an unknown folder. */
function pathTo(folderId: string | null): FolderEntry[] {
  const folder = folders.find(({ id }) => id === folderId);
  return folder ? [...pathTo(folder.folderId), folder] : [];
}

export const filesHandlers = [
  answer('files', ({ query }) => {
    const folderId = query.folderId === 'null' ? null : query.folderId;
    return {
      folders: inside(folderId, folders),
      files: inside(folderId, files),
      path: pathTo(folderId),
    };
  }),
];

import { answerAt } from '../../api.ts';
import { type FileItem, files } from '../../fixtures/areas/files.ts';

function byName(one: FileItem, other: FileItem): number {
  return one.name.localeCompare(other.name, 'en');
}

/** The folders from the root to this one, inclusive; empty for an unknown folder. */
function pathTo(folderId: string | null): FileItem[] {
  const folder = files.find(({ id, type }) => id === folderId && type === 'folder');
  return folder ? [...pathTo(folder.folderId), folder] : [];
}

export const filesHandlers = [
  answerAt('GET', 'api/apps/file-manager', ({ query }) => {
    const asked = query.get('folderId');
    const folderId = !asked || asked === 'null' ? null : asked;
    const inside = files.filter((item) => item.folderId === folderId).toSorted(byName);
    return {
      folders: inside.filter(({ type }) => type === 'folder'),
      files: inside.filter(({ type }) => type !== 'folder'),
      path: pathTo(folderId),
    };
  }),
];

import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Mode } from './modes.ts';
import { pictureFile } from './takePictures.ts';

/** The pictures of one side, by story and mode. */
export interface PictureStore {
  has: (file: string, storyId: string, mode: Mode) => boolean;
  read: (file: string, storyId: string, mode: Mode) => Buffer;
  write: (file: string, storyId: string, mode: Mode, png: Buffer) => void;
  /** The modules that the stories of a file have loaded later; null where nobody knows. */
  loaded: (file: string) => string[] | null;
  /** Adds to these. */
  noteLoaded: (file: string, modules: readonly string[]) => void;
  /** Takes over what the other side has of a file, where both are the same. */
  adopt: (file: string, other: Pick<PictureStore, 'folderOf'>) => void;
  folderOf: (file: string) => string;
}

/** Beside the pictures of a file of stories. */
const loadedFile = 'loaded.json';

/**
 * Pictures in a folder for each key of a file of stories, so that a changed source asks for new ones.
 *
 * @param captureKey changes with the way in which pictures are taken
 */
export function pictureStore(
  cache: string,
  keys: Readonly<Record<string, string>>,
  captureKey: string,
): PictureStore {
  const names = new Map<string, Set<string>>();
  const folderOf = (file: string) => join(cache, `${keys[file] ?? 'none'}-${captureKey}`);
  const namesIn = (file: string) => {
    const known = names.get(file);
    if (known) return known;
    const found = new Set(filesIn(folderOf(file)));
    if (found.size > 0) utimesSync(folderOf(file), new Date(), new Date());
    names.set(file, found);
    return found;
  };
  const loaded = (file: string) => {
    const list = join(folderOf(file), loadedFile);
    return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : null;
  };
  return {
    folderOf,
    loaded,
    noteLoaded(file, modules) {
      const all = new Set([...(loaded(file) ?? []), ...modules]);
      mkdirSync(folderOf(file), { recursive: true });
      writeFileSync(join(folderOf(file), loadedFile), JSON.stringify([...all]));
    },
    adopt(file, other) {
      cpSync(other.folderOf(file), folderOf(file), { recursive: true });
      names.delete(file);
    },
    has: (file, storyId, mode) => namesIn(file).has(pictureFile(storyId, mode)),
    read: (file, storyId, mode) => readFileSync(join(folderOf(file), pictureFile(storyId, mode))),
    write(file, storyId, mode, png) {
      const folder = folderOf(file);
      const name = pictureFile(storyId, mode);
      mkdirSync(folder, { recursive: true });
      // Moved into place, because another run may read the same folder.
      const unfinished = join(folder, `.${process.pid}-${name}`);
      writeFileSync(unfinished, png);
      renameSync(unfinished, join(folder, name));
      namesIn(file).add(name);
    },
  };
}

/** Removes the folders of a cache that were not used for some days. */
export function prune(cache: string, days: number): void {
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000;
  for (const name of filesIn(cache)) {
    const path = join(cache, name);
    if (statSync(path).mtimeMs < oldest) rmSync(path, { recursive: true, force: true });
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

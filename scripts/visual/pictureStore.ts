import {
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
import type { Pictured } from './loadedKeys.ts';
import { type Mode } from './modes.ts';
import { type Wish, pictureFile } from './takePictures.ts';

/** The pictures of one side, by story and mode. */
export interface PictureStore {
  has: (file: string, storyId: string, mode: Mode) => boolean;
  read: (file: string, storyId: string, mode: Mode) => Buffer;
  write: (file: string, storyId: string, mode: Mode, png: Buffer) => void;
  /** What the documents of a file of stories have loaded and drawn; null where nobody knows. */
  pictured: (file: string) => Pictured | null;
  /** Adds to that. */
  notePictured: (file: string, more: Pictured) => void;
  /** Takes over a story of which the other side has all pictures, where both are the same. */
  adopt: (wish: Wish, other: Pick<PictureStore, 'read' | 'pictured'>) => void;
}

/** Beside the pictures of a file of stories. */
const picturedFile = 'pictured.json';

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
  const pictured = (file: string) => {
    const known = join(folderOf(file), picturedFile);
    return existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as Pictured) : null;
  };
  const read: PictureStore['read'] = (file, storyId, mode) =>
    readFileSync(join(folderOf(file), pictureFile(storyId, mode)));
  const write: PictureStore['write'] = (file, storyId, mode, png) => {
    const folder = folderOf(file);
    const name = pictureFile(storyId, mode);
    mkdirSync(folder, { recursive: true });
    // Moved into place, because another run may read the same folder.
    const unfinished = join(folder, `.${process.pid}-${name}`);
    writeFileSync(unfinished, png);
    renameSync(unfinished, join(folder, name));
    namesIn(file).add(name);
  };
  const notePictured: PictureStore['notePictured'] = (file, more) => {
    const { loaded, classes } = pictured(file) ?? nothing;
    const all = {
      loaded: union(loaded, more.loaded),
      classes: { ...classes } as Record<string, readonly string[]>,
    };
    // A story draws other elements in another viewport.
    for (const [id, names] of Object.entries(more.classes)) {
      all.classes[id] = union(all.classes[id] ?? [], names);
    }
    mkdirSync(folderOf(file), { recursive: true });
    writeFileSync(join(folderOf(file), picturedFile), JSON.stringify(all));
  };
  return {
    pictured,
    notePictured,
    adopt({ story: { file, id }, modes }, other) {
      for (const mode of modes) write(file, id, mode, other.read(file, id, mode));
      const { loaded, classes } = other.pictured(file) ?? nothing;
      notePictured(file, { loaded, classes: { [id]: classes[id] ?? [] } });
    },
    has: (file, storyId, mode) => namesIn(file).has(pictureFile(storyId, mode)),
    read,
    write,
  };
}

const nothing: Pictured = { loaded: [], classes: {} };

function union(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])];
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

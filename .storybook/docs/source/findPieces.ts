import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { rootFolder } from '../../../scripts/folders.ts';

/** A control, a piece of the shell, a navigation or a layout: a component with stories. */
export interface Piece {
  name: string;
  /** Of its stories, such as `Controls/Button`. */
  title: string;
  /** Relative to the root. */
  folder: string;
  /** The id of its page in Storybook. */
  page: string;
}

/** All components of the packages with stories of their own name, by their files. */
export function findPieces(root = rootFolder): Piece[] {
  return globSync('packages/{ui,navigation,layouts}/src/**/*.stories.tsx', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .toSorted()
    .flatMap((path) => {
      const name = basename(path, '.stories.tsx');
      const folder = dirname(path);
      if (!existsSync(join(root, folder, `${name}.tsx`))) return [];
      const [, title = ''] =
        /\btitle: '([A-Z]\w+\/[^']+)'/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
      return [{ name, title, folder, page: toId(title, 'docs') }];
    });
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../usageError.ts';

/** The repository in which pictures are compared. */
export interface Repository {
  /** The id of the commit that a name stands for. */
  commitOf: (ref: string) => string;
  /** The commit where the current branch has left `main`. */
  branchPoint: () => string;
  /** The id of the tree of a commit: the same for the same files. */
  treeOf: (commit: string) => string;
  /** The same for the files as they are, with those that are not committed. */
  workingTree: () => string;
  /** Runs something in a checkout of a commit, which is removed afterwards. */
  inCheckout: <Result>(commit: string, run: (folder: string) => Promise<Result>) => Promise<Result>;
}

export function repository(root: string): Repository {
  const git = (args: readonly string[], env: Record<string, string> = {}) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  const tryGit = (args: readonly string[]) => {
    try {
      return git(args);
    } catch {
      return null;
    }
  };
  return {
    commitOf(ref) {
      const commit = tryGit(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`, '--']);
      if (commit) return commit.split('\n')[0] ?? commit;
      throw new UsageError(
        `There is no commit '${ref}' in this repository: give a branch, a tag or the id of a commit. ` +
          'A shallow clone has only the last one.',
      );
    },
    branchPoint() {
      const point =
        tryGit(['merge-base', 'HEAD', 'main']) ?? tryGit(['merge-base', 'HEAD', 'origin/main']);
      if (point) return point;
      throw new UsageError(
        'No commit is known where this branch has left main: name one, such as --against origin/main.',
      );
    },
    treeOf: (commit) => git(['rev-parse', `${commit}^{tree}`]),
    workingTree() {
      const folder = mkdtempSync(join(tmpdir(), 'touchline-index-'));
      // An index of its own, so that nothing is staged.
      const env = { GIT_INDEX_FILE: join(folder, 'index') };
      try {
        git(['read-tree', 'HEAD'], env);
        git(['add', '--all'], env);
        return git(['write-tree'], env);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    async inCheckout(commit, run) {
      const folder = mkdtempSync(join(tmpdir(), 'touchline-before-'));
      try {
        git(['worktree', 'add', '--detach', '--force', folder, commit]);
        return await run(folder);
      } finally {
        tryGit(['worktree', 'remove', '--force', folder]);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from './git.ts';

let root = '';

function git(...args: string[]): string {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@touchline.example'];
  return execFileSync('git', [...person, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-git-'));
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(root, 'a.txt'), 'first');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the repository', () => {
  it('finds where the branch has left main', () => {
    const first = git('rev-parse', 'HEAD');
    git('switch', '--quiet', '-c', 'branch');
    git('commit', '--quiet', '--allow-empty', '-m', 'second');
    expect(repository(root).branchPoint()).toBe(first);
    expect(repository(root).commitOf('main')).toBe(first);
  });

  it.each(['nowhere', '--all', 'a.txt'])('says in words that there is no commit %s', (ref) => {
    expect(() => repository(root).commitOf(ref)).toThrow(`There is no commit '${ref}'`);
  });

  it('says in words that main is unknown', () => {
    git('branch', '-m', 'trunk');
    expect(() => repository(root).branchPoint()).toThrow(
      /name one, such as --against origin\/main/,
    );
  });

  it('knows the working tree with what is not committed, and stages nothing', () => {
    const repo = repository(root);
    expect(repo.workingTree()).toBe(repo.treeOf('HEAD'));
    writeFileSync(join(root, 'new.txt'), 'new');
    expect(repo.workingTree()).not.toBe(repo.treeOf('HEAD'));
    expect(git('status', '--porcelain')).toBe('?? new.txt');
  });

  it('checks out a commit beside the working tree, and removes it', async () => {
    writeFileSync(join(root, 'a.txt'), 'changed');
    let checkout = '';
    const text = await repository(root).inCheckout('HEAD', async (folder) => {
      checkout = folder;
      return readFileSync(join(folder, 'a.txt'), 'utf8');
    });
    expect(text).toBe('first');
    expect(existsSync(checkout)).toBe(false);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});

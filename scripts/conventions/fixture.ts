import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { rootFolder } from '../folders.ts';

/**
 * Writes a temporary folder with these files (path → text), in which packages resolve as here. It
 * is removed after the test.
 */
export function writeFixture(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

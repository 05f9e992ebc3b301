import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokensFolder } from '../folders.ts';
import { fileText, tokenFiles } from './files.ts';

/** `pnpm tokens`: writes the design tokens for other tools from the values of the themes. */
const files = Object.entries(tokenFiles());
rmSync(tokensFolder, { recursive: true, force: true });
for (const [path, content] of files) {
  const file = join(tokensFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fileText(content));
}
console.log(`Wrote ${files.length} files into ${tokensFolder}.`);

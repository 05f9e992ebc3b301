import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const fonts = '@fontsource-variable/inter';

/** Writes `fonts.css` with the font files beside it, so that any bundler and any server finds them. */
export function writeFonts(folder: string): void {
  const require = createRequire(join(folder, 'package.json'));
  const source = readFileSync(join(folder, 'src', 'theme', 'fonts.css'), 'utf8');
  const target = join(folder, 'dist', 'fonts');
  mkdirSync(target, { recursive: true });
  const css = source.replaceAll(/url\('([^']+)'\)/g, (_, file: string) => {
    copyFileSync(require.resolve(file), join(target, basename(file)));
    return `url('./fonts/${basename(file)}')`;
  });
  writeFileSync(join(folder, 'dist', 'fonts.css'), css);
  copyFileSync(require.resolve(`${fonts}/LICENSE`), join(target, 'OFL.txt'));
}

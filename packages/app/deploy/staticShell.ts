import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transformWithOxc, type Manifest } from 'vite';
import { filesOf, likelyFiles } from '../src/platform/startup/preloadAtRest/likelyFiles.ts';
import { workerFile } from './serviceWorker.ts';

const appFolder = fileURLToPath(new URL('..', import.meta.url));
const serverFolder = join(appFolder, 'node_modules', '.cache', 'static-shell');

interface Markup {
  /** The default one first. */
  languages: readonly string[];
  shellMarkup: (language: string, texts: object) => Promise<string>;
  splashMarkup: (label: string) => string;
}

/**
 * React Aria adds a style element of its own, which the policy would refuse, unless one with this id
 * exists. It does not document that.
 */
const pressableStyleId = 'react-aria-pressable-style';

/**
 * Completes the built `index.html`: adds the static shell in all languages, inlines the first
 * style sheet, and adds two scripts: the one in the head sets the look before anything is parsed or
 * requested, the one behind the shell chooses the shell. Until then the shell is hidden, because the
 * browser may paint before it has read the whole document.
 *
 * @param distFolder the finished build of the app
 */
export async function writeStaticShell(distFolder: string): Promise<void> {
  const page = join(distFolder, 'index.html');
  const { languages, shellMarkup, splashMarkup } = await loadMarkup();
  const texts = languages.map((language) => readTexts(distFolder, language));
  const shells: string[] = [];
  // One after the other, because they are rendered with the same store.
  for (const [index, language] of languages.entries()) {
    shells.push(await shellMarkup(language, texts[index] ?? {}));
  }
  const [shell, ...others] = shells;
  const templates = [
    ...others.map((markup, index) => template(`shell-${languages[index + 1]}`, markup)),
    ...languages.map((language, index) =>
      template(`splash-${language}`, splashMarkup(texts[index]?.shell.loading ?? '')),
    ),
  ].join('');
  const offered = `<meta name="touchline-languages" content="${languages.join(' ')}">`;
  const worker = `<meta name="touchline-worker" content="/${workerFile}">`;
  const [head, boot] = [await inlineScript('head.ts'), await inlineScript('boot.ts')];
  const html = withInlineStyles(readFileSync(page, 'utf8'), distFolder)
    // After the elements that it reads, and before the first one that requests something.
    .replace('<link', () => `<script>${head}</script>\n    <link`)
    .replace(
      '</head>',
      () => `  ${codeToPreload(distFolder)}\n  ${offered}\n  ${worker}\n  </head>`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" hidden>${shell}</div>${templates}<script>${boot}</script>`,
    );
  writeFileSync(page, html);
}

/** Builds the shell for the server side, with the class names of the client build. */
async function loadMarkup(): Promise<Markup> {
  rmSync(serverFolder, { recursive: true, force: true });
  await build({
    root: appFolder,
    logLevel: 'error',
    build: {
      ssr: 'src/static/markup.tsx',
      outDir: serverFolder,
      copyPublicDir: false,
      manifest: false,
    },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(serverFolder, 'markup.js')).href)) as Markup;
}

/**
 * Meta elements with the names of files to preload: `boot.ts` preloads what a signed-in person
 * needs before the shell is usable, `preloadLikelyFiles.ts` what is likely to be needed first.
 */
function codeToPreload(distFolder: string): string {
  const manifest = JSON.parse(
    readFileSync(join(distFolder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const person = Object.keys(manifest).find((key) => manifest[key]?.name === 'person');
  const atStart = filesOf(manifest, ['src/session/storedSession.ts', person ?? 'person']);
  return `<meta name="touchline-session-code" content="${atStart.join(' ')}">
  <meta name="touchline-likely-code" content="${likelyFiles(manifest).join(' ')}">`;
}

function readTexts(distFolder: string, language: string): { shell: { loading: string } } {
  return JSON.parse(readFileSync(join(distFolder, 'i18n', `${language}.json`), 'utf8')) as {
    shell: { loading: string };
  };
}

function template(id: string, content: string): string {
  return `<template id="${id}">${content}</template>`;
}

async function inlineScript(file: string): Promise<string> {
  const source = readFileSync(join(appFolder, 'src', 'static', file), 'utf8');
  const { code } = await transformWithOxc(source, file, { sourcemap: false });
  return code
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/**
 * Inlines the first style sheet, which saves a request before the first paint. The bundler also
 * includes some of these styles in other files; `boot.ts` adds disabled links for those, so that
 * they are not loaded.
 */
function withInlineStyles(html: string, distFolder: string): string {
  const sheets: string[] = [];
  const rest = html.replace(
    /\s*<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g,
    (_, path: string) => {
      sheets.push(readFileSync(join(distFolder, path), 'utf8').trim());
      return '';
    },
  );
  const styles = sheets.join('\n');
  const repeated = readdirSync(join(distFolder, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .filter((name) =>
      styles.includes(readFileSync(join(distFolder, 'assets', name), 'utf8').trim()),
    )
    .map((name) => `/assets/${name}`);
  const style = `<style id="${pressableStyleId}">${styles}</style>`;
  const present = `<meta name="touchline-styles" content="${repeated.join(' ')}">`;
  return rest.replace('</head>', () => `  ${present}${style}\n  </head>`);
}

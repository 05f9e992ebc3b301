import { readFileSync } from 'node:fs';
import { buildApp } from '../packages/app/deploy/buildApp.ts';
import { compressFolder } from '../packages/app/deploy/compress.ts';
import { writeHeaders } from '../packages/app/deploy/files.ts';
import { deploymentOf } from '../packages/app/deploy/page.ts';
import { buildServiceWorker, writeWorkerFiles } from '../packages/app/deploy/serviceWorker.ts';
import { writeStaticShell } from '../packages/app/deploy/staticShell.ts';
import { findViolations } from './floor/findViolations.ts';
import { appFolder, distFolder } from './folders.ts';

/** `pnpm build`: writes the static files of the app, compressed, and the headers for the server. */
await buildApp(appFolder);
await buildServiceWorker(distFolder);
const violations = await findViolations(distFolder);
for (const { file, text } of violations) console.error(`${file}: ${text}`);
if (violations.length > 0) {
  console.error('A browser of docs/browsers.md does not know this.');
  process.exit(1);
}
await writeStaticShell(distFolder);
const html = readFileSync(`${distFolder}/index.html`, 'utf8');
writeWorkerFiles(distFolder, deploymentOf(html));
await compressFolder(distFolder);
writeHeaders(html);
console.log(`Built into ${distFolder}. See docs/deploy.md for how to serve it.`);

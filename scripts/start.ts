import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { appFolder, rootFolder } from './folders.ts';
import { freePort } from './freePort.ts';
import { waitForServer } from './waitForServer.ts';

/** `pnpm start`: runs the app with its mock back end, and Storybook. Ctrl-C ends both. */
console.log('Starting Touchline and its Storybook …');

const app = await createServer({
  root: appFolder,
  logLevel: 'warn',
  server: { port: await freePort(5173), strictPort: true },
});
await app.listen();
const appUrl = `http://localhost:${app.config.server.port}/`;

const storybookPort = await freePort(6006);
const storybookUrl = `http://localhost:${storybookPort}/`;
const storybook = spawn(
  'storybook',
  [
    'dev',
    '--port',
    `${storybookPort}`,
    '--exact-port',
    '--no-open',
    '--quiet',
    '--loglevel',
    'warn',
  ],
  { cwd: rootFolder, stdio: ['ignore', 'inherit', 'inherit'] },
);

let isEnding = false;
async function end(code: number) {
  if (isEnding) return;
  isEnding = true;
  storybook.kill('SIGTERM');
  await app.close();
  process.exit(code);
}
process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
storybook.on('error', (error) => {
  console.error(`Storybook did not start: ${error.message}`);
  void end(1);
});
storybook.on('exit', (code) => {
  if (!isEnding) console.error(`Storybook ended with code ${code}.`);
  void end(code ?? 1);
});

try {
  // Compiles the modules before the first page is opened.
  await app.warmupRequest('/src/main.tsx');
  await Promise.all([waitForServer(appUrl), waitForServer(storybookUrl)]);
  console.log(`
  Touchline   ${appUrl}
  Storybook   ${storybookUrl}

  Ctrl-C ends both.
`);
} catch (error) {
  console.error((error as Error).message);
  // Storybook would go on without this process.
  await end(1);
}

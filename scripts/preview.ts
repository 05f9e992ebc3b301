import { parseArgs } from 'node:util';
import { serve } from '../packages/app/deploy/serve.ts';
import { requireBuild } from './requireBuild.ts';
import { distFolder } from './folders.ts';

/**
 * `pnpm preview [--port N] [--host 0.0.0.0] [--api http://localhost:4000]`: serves the production build
 * as deployed, to this machine alone unless a host is named.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string' },
    api: { type: 'string' },
  },
});
requireBuild();
const { url } = await serve({
  folder: distFolder,
  port: Number(values.port),
  ...(values.host && { host: values.host }),
  ...(values.api && { api: values.api }),
});
console.log(`The production build: ${url}`);
console.log(values.api ? `/api/ goes to ${values.api}` : 'No back end: give one with --api URL.');

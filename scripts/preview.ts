import { parseArgs } from 'node:util';
import { serve } from '../packages/app/deploy/serve.ts';
import { apiOption } from './apiOption.ts';
import { requireBuild } from './requireBuild.ts';
import { UsageError } from './usageError.ts';
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
try {
  const api = values.api === undefined ? undefined : apiOption(values.api);
  requireBuild();
  const { url } = await serve({
    folder: distFolder,
    port: Number(values.port),
    ...(values.host && { host: values.host }),
    ...(api && { api }),
  });
  console.log(`The production build: ${url}`);
  console.log(api ? `/api/ goes to ${api}` : 'No back end: give one with --api URL.');
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

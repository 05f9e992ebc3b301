import { parseArgs } from 'node:util';
import { startWithoutDelays } from './delays.ts';
import { accounts, type AccountName } from './fixtures/accounts.ts';
import { startServer } from './server/httpServer.ts';
import { startWithAccounts } from './store/accounts.ts';
import { dataSetNames, loadDataSet } from './store/dataSets.ts';

export { type MockServer, startServer } from './server/httpServer.ts';

const usage = `Usage: pnpm mock-server [--port N] [--host 0.0.0.0] [--data ${dataSetNames.join('|')}] [--accounts one|all] [--skip-delays]`;

/** Parses the command line. Everything it sets can be changed later through `/__control/`. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string' },
      data: { type: 'string', default: 'school' },
      accounts: { type: 'string', default: 'one' },
      'skip-delays': { type: 'boolean', default: false },
    },
  });
  const data = dataSetNames.find((name) => name === values.data);
  const port = Number(values.port);
  if (!data || !Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(usage);
  if (values['skip-delays']) startWithoutDelays();
  await loadDataSet(data);
  if (values.accounts === 'all') startWithAccounts(Object.keys(accounts) as AccountName[]);
  const { url } = await startServer({ port, ...(values.host && { host: values.host }) });
  const { email, password } = accounts.user;
  console.log(
    `Mock back end: ${url}/api/ (${data}), hub ${url.replace('http', 'ws')}/api/hubs/users`,
  );
  console.log(
    `Sign in as ${email} with the password ${password}. Control routes: ${url}/__control/`,
  );
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

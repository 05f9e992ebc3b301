import { spawnServer } from '@touchline/mocks/testing/serverProcess';
import { type TestCase, startVitest } from 'vitest/node';
import { rootFolder } from '../folders.ts';
import { contractTests } from '../logicTests.ts';
import { UsageError } from '../usageError.ts';
import { type ContractTestOptions, contractTestHelp, readContractTestOptions } from './options.ts';
import { type RuleResult, reportOf } from './report.ts';
import { signInAll, tryReset } from './signIn.ts';

/** `pnpm contract-test [--api URL]`: `--help` has the options. */
try {
  const options = readContractTestOptions(process.argv.slice(2));
  if (options === 'help') console.log(contractTestHelp);
  else process.exitCode = (await run(options)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(options: ContractTestOptions): Promise<boolean> {
  if (options.api !== null) return testServer({ ...options, url: options.api });
  const { url, child } = await spawnServer();
  child.removeAllListeners('exit');
  try {
    return await testServer({ ...options, url, reset: `${url}/__control/reset` });
  } finally {
    child.kill();
  }
}

async function testServer(options: ContractTestOptions & { url: string }): Promise<boolean> {
  const { url, reset, accounts, only } = options;
  const tokens = await signInAll(url, accounts);
  if (reset !== null) await tryReset(reset);
  const texts = { ...textsOf(accounts.user), ...options.texts };
  const results: RuleResult[] = [];
  const { test } = contractTests();
  const vitest = await startVitest('test', [], {
    config: false,
    root: rootFolder,
    watch: false,
    reporters: [
      {
        onTestCaseResult(testCase) {
          const result = resultOf(testCase);
          // A skipped result without a reason belongs to a call that was not asked for.
          if (result.state !== 'skipped' || result.reason) results.push(result);
        },
        onTestRunEnd(_, errors) {
          for (const { message } of errors) results.push(failureOf(message));
        },
      },
    ],
    projects: [
      {
        ...contractTests(),
        test: { ...test, provide: { contractTest: { url, resetUrl: reset, tokens, texts, only } } },
      },
    ],
  });
  for (const module of vitest.state.getTestModules())
    for (const { message } of module.errors()) results.push(failureOf(message));
  await vitest.close();
  const { lines, isGreen } = reportOf(results);
  console.log([`The contract, by ${url}`, '', ...lines].join('\n'));
  return isGreen;
}

/** The credentials of the examples, as the server has them. */
function textsOf({ email, password }: { email: string; password: string }): Record<string, string> {
  return { 'user@touchline.example': email, touchline: password };
}

function resultOf(testCase: TestCase): RuleResult {
  const { parent } = testCase;
  const { state, ...result } = testCase.result();
  const reason =
    'note' in result && result.note !== undefined
      ? result.note
      : 'errors' in result && result.errors
        ? reasonOf(result.errors)
        : undefined;
  return {
    call: parent.type === 'suite' ? parent.name : '',
    rule: testCase.name,
    state,
    reason,
  };
}

function reasonOf(errors: readonly { message: string; cause?: unknown }[]): string {
  return errors
    .map(({ message, cause }) => {
      const { code } = (cause ?? {}) as { code?: string };
      return code ? `${message} (${code})` : message;
    })
    .join('; ');
}

function failureOf(message: string): RuleResult {
  return { call: 'the API as a whole', rule: 'can be tested', state: 'failed', reason: message };
}

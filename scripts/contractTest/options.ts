import { type AnyEndpoint, allEndpoints } from '@touchline/mocks/testing/calls';
import { type AccountName, accounts } from '@touchline/mocks/fixtures/accounts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '../usageError.ts';

export const contractTestHelp = `Usage: pnpm contract-test [--api URL] [--reset URL] [--data FILE] [--only NAME …]

Holds a server against the contract: each call with its example request, and with every field missing,
wrong, too long, unknown or doubled; as a visitor, with a forged token and in every role. Reports call by
call, and fails when a rule of one does not hold.

  --api URL     the server, as the address before /api/; without it, the mock server of this repository
  --reset URL   takes a POST that restores the test data, before each test. Sessions have to survive it.
                Without it, what changes the stored data is not run.
  --data FILE   JSON with the accounts and ids of your server, where they are not those of the mocks:
                { "accounts": { "user": { "email": "…", "password": "…" } },
                  "texts": { "school-gokcecinar": "9f0c…" } }
                accounts: ${Object.keys(accounts).join(', ')}
  --only NAME   one call of the contract, such as matches; can be given several times
  --help        this text

docs/api (Storybook: Start/Contract test) says what the server needs beforehand.
`;

interface Credentials {
  email: string;
  password: string;
}

export interface ContractTestOptions {
  /** Null for the mock server. */
  api: string | null;
  reset: string | null;
  accounts: Record<AccountName, Credentials>;
  texts: Record<string, string>;
  only: AnyEndpoint[];
}

/**
 * Reads the command line.
 *
 * @returns `help` when the person asked for it
 *
 * @throws UsageError with a sentence
 */
export function readContractTestOptions(args: readonly string[]): ContractTestOptions | 'help' {
  const { values } = parsed(args);
  if (values.help) return 'help';
  if (values.reset && !values.api) throw new UsageError('--reset is for a server given by --api.');
  const { accounts: given, texts } = values.data ? readData(values.data) : {};
  return {
    api: values.api === undefined ? null : addressIn('--api', values.api),
    reset: values.reset === undefined ? null : addressIn('--reset', values.reset),
    accounts: { ...accounts, ...given },
    texts: texts ?? {},
    only: values.only.map(callNamed),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        api: { type: 'string' },
        reset: { type: 'string' },
        data: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${contractTestHelp}`);
  }
}

/** An address without a trailing slash. */
function addressIn(option: string, text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new UsageError(`${option} '${text}' is no address: give one such as https://host`);
  return text.replace(/\/+$/, '');
}

function callNamed(name: string): AnyEndpoint {
  if (Object.hasOwn(allEndpoints, name)) return name as AnyEndpoint;
  const start = name.slice(0, 3).toLowerCase();
  const similar = Object.keys(allEndpoints).filter((each) => each.toLowerCase().includes(start));
  const hint = similar.length > 0 ? ` Do you mean ${similar.join(', ')}?` : '';
  throw new UsageError(`The contract has no call '${name}'.${hint}`);
}

function readData(file: string): Partial<Pick<ContractTestOptions, 'accounts' | 'texts'>> {
  const data = jsonOf(file);
  const { accounts: given = {}, texts = {}, ...others } = isRecord(data) ? data : { data };
  const isFit =
    Object.keys(others).length === 0 &&
    isRecord(given) &&
    Object.entries(given).every(([name, each]) => name in accounts && isCredentials(each)) &&
    isRecord(texts) &&
    Object.values(texts).every((text) => typeof text === 'string');
  if (!isFit) throw new UsageError(`${file} has not the shape that --help describes.`);
  return { accounts: given, texts } as Pick<ContractTestOptions, 'accounts' | 'texts'>;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new UsageError(`--data cannot be read: ${(error as Error).message}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCredentials(value: unknown): value is Credentials {
  return (
    isRecord(value) && typeof value['email'] === 'string' && typeof value['password'] === 'string'
  );
}

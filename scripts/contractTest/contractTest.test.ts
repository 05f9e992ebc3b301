import type { AnyEndpoint } from '@touchline/mocks/testing/calls';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { signToken } from '@touchline/mocks/token';
import { type ServerProcess, spawnServer } from '@touchline/mocks/testing/serverProcess';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rootFolder } from '../folders.ts';
import { freePort } from '../freePort.ts';
import { UsageError } from '../usageError.ts';
import { contractTestHelp, readContractTestOptions } from './options.ts';

let mock: ServerProcess;
beforeAll(async () => {
  mock = await spawnServer();
  mock.child.removeAllListeners('exit');
});
afterAll(() => void mock.child.kill());

async function contractTest(...args: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/contractTest/run.ts', ...args], {
    cwd: rootFolder,
    // Vitest would take the run for one of its own workers.
    env: { PATH: process.env['PATH'] },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  return { code, lines: output.split('\n').map((line) => line.replaceAll(/ +$/g, '')), errors };
}

const only = (...names: AnyEndpoint[]) => names.flatMap((name) => ['--only', name]);

interface Fault {
  method: string;
  path: string;
  /** What comes instead of the answer. */
  answer: (real: { status: number; body: unknown }) => { status: number; body: unknown };
  /** The request as it is passed on. */
  search?: (search: string) => string;
}

/** The mock server with some answers of its own. */
async function faulty(...faults: readonly Fault[]): Promise<string> {
  const server: Server = createServer((request, response) => {
    const { method = 'GET', headers } = request;
    const { pathname, search } = new URL(request.url ?? '/', mock.url);
    const fault = faults.find((each) => each.method === method && `/${each.path}` === pathname);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const real = await fetch(`${mock.url}${pathname}${fault?.search?.(search) ?? search}`, {
        method,
        headers: {
          ...(headers.authorization && { Authorization: headers.authorization }),
          ...(headers['content-type'] && { 'Content-Type': headers['content-type'] }),
        },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const body = (await real.json().catch(() => null)) as unknown;
      const answer = fault?.answer({ status: real.status, body }) ?? { status: real.status, body };
      const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
      response.writeHead(answer.status, { 'Content-Type': type });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'data.json');
  writeFileSync(file, text);
  return file;
}

const reset = () => ['--reset', `${mock.url}/__control/reset`];

describe('pnpm contract-test', { timeout: 60_000 }, () => {
  it('finds nothing at the mock server, which it starts without an address', async () => {
    // One of each kind: with a body, a file, a path, an effect, a state before, once alone.
    const { code, lines, errors } = await contractTest(
      ...only(
        'globalSearch',
        'uploadImage',
        'match',
        'createShortcut',
        'restoreTeam',
        'verifyAccount',
      ),
    );
    expect(errors).toBe('');
    expect(lines.filter((line) => /^\s*[✗–]/.test(line))).toEqual([]);
    expect(lines.at(-2)).toBe('6 of 6 calls keep the contract.');
    expect(code).toBe(0);
  });

  it('names exactly the calls that do not keep the contract, and why', async () => {
    const url = await faulty(
      {
        method: 'GET',
        path: 'api/teams',
        answer: ({ status, body }) => {
          const { total: _, ...rest } = body as { total?: number };
          return { status, body: rest };
        },
      },
      {
        method: 'GET',
        path: 'api/favourites',
        answer: ({ status, body }) =>
          status === 200 ? { status: 500, body: { title: 'Out of order' } } : { status, body },
      },
      {
        method: 'GET',
        path: 'api/common/user',
        search: () => '',
        answer: (real) => real,
      },
    );
    const asked = only('teams', 'favourites', 'user', 'schools', 'createShortcut');
    const { code, lines } = await contractTest('--api', url, ...reset(), ...asked);
    const broken = lines.filter((line) => line.startsWith('✗')).map((line) => line.split(/ +/)[1]);
    expect(broken.toSorted()).toEqual(['favourites', 'teams', 'user']);
    expect(lines.at(-2)).toBe('2 of 5 calls keep the contract; broken: user, favourites, teams.');
    expect(code).toBe(1);
    const text = lines.join('\n');
    expect(text).toMatch(/✗ answers a request.*: 200 .* is not as the description says: .*'total'/);
    expect(text).toContain(
      '✗ answers a request that fits as the contract says: The call answers 500, not 200',
    );
    expect(text).toContain('A request with surprise unknown answers 200, not 400');
    expect(text).toMatch(/✗ teams +GET +api\/teams +\d of 4 rules/);
  });

  it('does not run what needs a fresh store where it cannot have one', async () => {
    const asked = only('createShortcut', 'teams');
    const { code, lines } = await contractTest('--api', mock.url, ...asked);
    expect(lines.filter((line) => line.includes('–')).map((line) => line.trim())).toEqual([
      '– answers a request that fits as the contract says: not run. It changes what is stored: give --reset URL',
      '– needs these fields and no other: not run. It changes what is stored: give --reset URL',
    ]);
    expect(lines.at(-2)).toBe('2 of 2 calls keep the contract; 2 rules were not run.');
    expect(code).toBe(0);
    const list = await fetch(`${mock.url}/api/common/shortcuts`, {
      headers: { Authorization: `Bearer ${await signToken(accounts.user.user)}` },
    });
    expect(await list.text()).not.toContain('shortcut-new');
  });

  it('sends the accounts and the ids of another server', async () => {
    const user = { email: 'somebody@touchline.example', password: 'wrong' };
    const file = fileWith(JSON.stringify({ accounts: { user } }));
    const { code, errors } = await contractTest('--api', mock.url, '--data', file);
    expect(errors).toBe(
      `somebody@touchline.example (user) cannot sign in: ${mock.url}/api/auth/sign-in answers with 404. Give your accounts with --data FILE.\n`,
    );
    expect(code).toBe(1);
    const texts = { 'school-gokcecinar': 'school-unknown' };
    const other = fileWith(JSON.stringify({ texts }));
    const { lines } = await contractTest('--api', mock.url, '--data', other, ...only('school'));
    expect(lines.join('\n')).toMatch(/The call answers 404 \(.+\), not 200/);
  });

  it('says in words that nobody answers', async () => {
    const nobody = `http://localhost:${await freePort(41_000)}`;
    const { code, errors, lines } = await contractTest('--api', nobody);
    expect(errors).toBe(`${nobody} does not answer: ECONNREFUSED.\n`);
    expect(lines).toEqual(['']);
    expect(code).toBe(1);
  });

  it('says when the reset does not work', async () => {
    const { errors } = await contractTest('--api', mock.url, '--reset', `${mock.url}/nothing`);
    expect(errors).toBe(`--reset does not work: POST ${mock.url}/nothing answers 404.\n`);
  });
});

describe('the command line', () => {
  it('is for the mock server, all calls and its accounts when it is empty', () => {
    expect(readContractTestOptions([])).toEqual({
      api: null,
      reset: null,
      accounts,
      texts: {},
      only: [],
    });
  });

  it('is explained', () => {
    expect(readContractTestOptions(['--api', 'wrong', '--help'])).toBe('help');
    for (const option of ['--api', '--reset', '--data', '--only', '--help'])
      expect(contractTestHelp).toContain(`\n  ${option} `);
  });

  const api = ['--api', 'https://host/base/'];

  it('takes what differs from the mock server', () => {
    const user = { email: 'a@b', password: 'c' };
    const file = fileWith(JSON.stringify({ accounts: { user }, texts: { here: 'there' } }));
    const rest = ['--reset', 'http://host/reset', '--data', file, ...only('team', 'matches')];
    expect(readContractTestOptions([...api, ...rest])).toEqual({
      api: 'https://host/base',
      reset: 'http://host/reset',
      accounts: { ...accounts, user },
      texts: { here: 'there' },
      only: ['team', 'matches'],
    });
  });

  it.each([
    ['no address', ['--api', 'localhost'], "--api 'localhost' is no address: give one such as"],
    ['another protocol', ['--api', 'ftp://host'], "--api 'ftp://host' is no address"],
    ['a reset without a server', ['--reset', 'http://host'], '--reset is for a server given by'],
    ['an unknown option', ['--url', 'http://host'], "Unknown option '--url'"],
    [
      'half a name',
      ['--only', 'athlet'],
      "'athlet'. Do you mean athletes, searchAthletes, athleteD",
    ],
    ['an unknown call', ['--only', 'zzz'], "The contract has no call 'zzz'."],
    ['no file', [...api, '--data', 'nothing.json'], '--data cannot be read: ENOENT'],
  ])('says in words what is wrong: %s', (_, args, words) => {
    expect(() => readContractTestOptions(args)).toThrow(UsageError);
    expect(() => readContractTestOptions(args)).toThrow(words);
  });

  it.each([
    '[]',
    '{"texts":{"a":1}}',
    '{"accounts":{"king":{}}}',
    '{"accounts":{"user":{"email":"a"}}}',
    '{"other":1}',
  ])('takes no file of another shape: %s', (text) => {
    const args = [...api, '--data', fileWith(text)];
    expect(() => readContractTestOptions(args)).toThrow('has not the shape that --help describes');
  });
});

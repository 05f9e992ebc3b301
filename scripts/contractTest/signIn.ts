import { allEndpoints } from '@touchline/mocks/testing/calls';
import type { AccountName } from '@touchline/mocks/fixtures/accounts';
import { UsageError } from '../usageError.ts';
import type { ContractTestOptions } from './options.ts';

/** How long the server may take to answer, in milliseconds. */
const slowest = 20_000;

/**
 * Signs in each account by the call of the contract.
 *
 * @throws UsageError with a sentence, when the server does not answer or refuses
 */
export async function signInAll(
  url: string,
  accounts: ContractTestOptions['accounts'],
): Promise<Record<AccountName, string>> {
  const tokens: Record<string, string> = {};
  for (const [name, { email, password }] of Object.entries(accounts)) {
    const response = await post(`${url}/${allEndpoints.signIn.path}`, { email, password });
    const body = (await response.json().catch(() => null)) as { accessToken?: unknown } | null;
    const token = body?.accessToken;
    if (!response.ok || typeof token !== 'string') {
      const reason = response.ok ? 'without an accessToken' : `with ${response.status}`;
      throw new UsageError(
        `${email} (${name}) cannot sign in: ${response.url} answers ${reason}. Give your accounts with --data FILE.`,
      );
    }
    tokens[name] = token;
  }
  return tokens as Record<AccountName, string>;
}

/** @throws UsageError when the server does not answer, or a reset does not succeed */
export async function tryReset(url: string): Promise<void> {
  const { ok, status } = await post(url);
  if (!ok) throw new UsageError(`--reset does not work: POST ${url} answers ${status}.`);
}

async function post(url: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(slowest),
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    throw new UsageError(`${new URL(url).origin} does not answer: ${cause?.code ?? message}.`);
  }
}

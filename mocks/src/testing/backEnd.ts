import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { inject } from 'vitest';
import { skipDelays } from '../delays.ts';
import { type AccountName, accounts } from '../fixtures/accounts.ts';
import { startServer } from '../server.ts';
import { storedRecords } from '../store/collection.ts';
import { reset } from '../store/resets.ts';
import { signToken } from '../token.ts';
import { type ExampleCalls, exampleCalls } from './exampleCalls.ts';
import { withTexts } from './invalidRequests.ts';
import { sendByName } from './sendByName.ts';

/** A server that is held against the contract: `pnpm contract-test`. */
export interface ContractTest {
  /** The address before `/api/`. */
  url: string;
  /** Takes a POST that restores the test data; null without. */
  resetUrl: string | null;
  tokens: Record<AccountName, string>;
  /** Texts of the example requests and what stands in their place for this server. */
  texts: Record<string, string>;
  /** The calls to test; empty for all. */
  only: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Without it the tests start the mock back end in their own process. */
    contractTest?: ContractTest;
  }
}

/** The back end that the rules of the contract are tested on. */
export interface BackEnd {
  url: string;
  tokens: Record<AccountName, string>;
  examples: ExampleCalls;
  /** The calls to test; empty for all. */
  only: readonly string[];
  /** Restores the first state; null when the back end cannot. */
  reset: (() => Promise<void>) | null;
  /** What is stored, as text by place; only what the area of the call can show. */
  stored: (name: AnyEndpoint) => Promise<ReadonlyMap<unknown, string>>;
  close: () => Promise<void>;
}

/** The given server, or else the mock back end over HTTP. */
export async function openBackEnd(): Promise<BackEnd> {
  const given = inject('contractTest');
  return given ? openGiven(given) : openMock();
}

async function openMock(): Promise<BackEnd> {
  const server = await startServer();
  skipDelays();
  const signed = Object.entries(accounts).map(async ([as, { user }]) => [
    as,
    await signToken(user),
  ]);
  const tokens = Object.fromEntries(await Promise.all(signed)) as Record<AccountName, string>;
  return {
    ...server,
    tokens,
    examples: exampleCalls(tokens.user),
    only: [],
    reset: async () => reset(),
    stored: async () => storedRecords(),
  };
}

function openGiven({ url, resetUrl, tokens, texts, only }: ContractTest): BackEnd {
  const examples = withTexts(exampleCalls(tokens.user), texts);
  return {
    url,
    tokens,
    examples,
    only,
    reset:
      resetUrl === null
        ? null
        : async () => {
            const { ok, status } = await fetch(resetUrl, { method: 'POST' });
            if (!ok) throw new Error(`POST ${resetUrl} answers ${status}`);
          },
    async stored(name) {
      const { area } = allEndpoints[name];
      const readings = (Object.keys(examples) as AnyEndpoint[]).filter(
        (each) => allEndpoints[each].area === area && isReadByGet(each),
      );
      const stored = new Map<unknown, string>();
      for (const each of readings) {
        const { request, as = 'user' } = examples[each];
        const { body } = await sendByName(url, each, request, tokens[as]);
        stored.set(each, JSON.stringify(body));
      }
      return stored;
    },
    async close() {},
  };
}

/** Whether a call only shows what is stored; one that reads by POST may answer another token each time. */
function isReadByGet(name: AnyEndpoint): boolean {
  const { method, effect } = allEndpoints[name];
  return method === 'GET' && effect === 'reads';
}

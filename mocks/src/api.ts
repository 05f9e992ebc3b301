import type { CallDefinition, Language } from '@touchline/contract/call';
import { type AnswerOf, definitions, type ReceivedBy } from '@touchline/contract/definitions';
import {
  type AllEndpoints,
  type AnyEndpoint,
  allEndpoints,
} from '@touchline/contract/allEndpoints';
import type { Access } from '@touchline/contract/endpoint';
import type { User } from '@touchline/contract/user';
import { HttpResponse } from 'msw';
import { preferredLanguage } from './language.ts';
import { refuse } from './problems.ts';
import { isUpload, validateRequest } from './requests.ts';
import type { EndpointHandler } from './router.ts';
import { assumedCaller, users } from './store/accounts.ts';
import { limitCalls } from './store/limits.ts';
import { verifyToken } from './token.ts';

export { refuse } from './problems.ts';

/** A call of the contract with a valid request and an authorised caller. */
export interface Call<Name extends AnyEndpoint> extends ReceivedBy<Name> {
  /** Null for a visitor. */
  caller: CallerBy<AllEndpoints[Name]['access']>;
  /** The language for the texts of the answer, of those that the call has. */
  language: Language;
}

type CallerBy<By extends Access> = By extends 'anyone' | 'personal' ? User | null : User;

/** Undefined becomes null. */
type Reply<Name extends AnyEndpoint> =
  | AnswerOf<Name>
  | Response
  | (null extends AnswerOf<Name> ? undefined : never);

/**
 * Handles a call of the contract. Unauthorised callers are refused first, then invalid requests, then
 * those beyond the limit of the call; the reply function is called only for the rest.
 */
export function answer<Name extends AnyEndpoint>(
  name: Name,
  reply: (call: Call<Name>) => Reply<Name> | Promise<Reply<Name>>,
): EndpointHandler {
  const { method, path, access } = allEndpoints[name];
  const { languages, limit } = definitions[name] as Pick<
    CallDefinition<AnyEndpoint>,
    'languages' | 'limit'
  >;
  const countCall = limit && limitCalls(limit);
  return {
    info: { method, path },
    isUpload: isUpload(name),
    async respond(request, params) {
      const caller = authorize(access, await callerOf(request)) as Call<Name>['caller'];
      const received = await validateRequest(name, request, params);
      countCall?.(received.body);
      const language = preferredLanguage(request.headers.get('Accept-Language'), languages);
      const value = await reply({ ...received, caller, language });
      return languages ? inLanguage(language, value) : responseOf(value);
    },
  };
}

function inLanguage(language: Language, value: unknown): Response {
  const headers = { 'Content-Language': language, Vary: 'Accept-Language' };
  return HttpResponse.json((value ?? null) as null, { headers });
}

/**
 * Serves files that answers refer to; they are not calls of the contract.
 *
 * @param find the file by the parameters of the path
 */
export function serveFiles(
  path: string,
  find: (
    param: (name: string) => string,
  ) => { type: string; content: string | Uint8Array<ArrayBuffer> } | undefined,
): EndpointHandler {
  return {
    info: { method: 'GET', path },
    isUpload: false,
    async respond(_, params) {
      const file = find((name) => String(params[name] ?? '')) ?? refuse(404, 'NOT FOUND');
      const headers = { 'Content-Type': file.type, 'Cache-Control': 'max-age=86400' };
      return new HttpResponse(file.content, { headers });
    },
  };
}

function responseOf(value: unknown): Response {
  return value instanceof Response ? value : HttpResponse.json((value ?? null) as null);
}

/** The caller: null for a visitor, `invalid` for a forged or expired token. */
async function callerOf(request: Request): Promise<User | null | 'invalid'> {
  const header = request.headers.get('Authorization');
  if (!header) return assumedCaller() ?? null;
  const id = await verifyToken(header.replace(/^bearer\s+/i, ''));
  return users.find(id) ?? 'invalid';
}

/** The caller if the call allows them; otherwise the call is refused. */
export function authorize(access: Access, caller: User | null | 'invalid'): User | null {
  if (access === 'anyone') return caller === 'invalid' ? null : caller;
  if (caller === 'invalid') refuse(401, 'Invalid token');
  if (access === 'personal') return caller;
  if (!caller) refuse(401, 'Invalid token');
  const isAllowed = access === 'signedIn' || access.some((role) => caller.roles.includes(role));
  return isAllowed ? caller : refuse(403, 'This is for other roles');
}

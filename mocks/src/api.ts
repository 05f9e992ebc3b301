import type { AnswerOf, ReceivedBy } from '@touchline/contract/definitions';
import {
  type AllEndpoints,
  type AnyEndpoint,
  allEndpoints,
} from '@touchline/contract/allEndpoints';
import type { Access, Method } from '@touchline/contract/endpoint';
import type { User } from '@touchline/contract/user';
import { HttpResponse, http, type HttpHandler, type PathParams } from 'msw';
import * as v from 'valibot';
import { now } from './clock.ts';
import { Refusal, refuse } from './refusals.ts';
import { validateRequest } from './requests.ts';
import { assumedCaller, users } from './store/accounts.ts';
import { verifyToken } from './token.ts';

export { refuse } from './refusals.ts';

/** A call of the contract with a valid request and an authorised caller. */
export interface Call<Name extends AnyEndpoint> extends ReceivedBy<Name> {
  /** Null for a visitor. */
  caller: CallerBy<AllEndpoints[Name]['access']>;
}

type CallerBy<By extends Access> = By extends 'anyone' | 'personal' ? User | null : User;

/** Undefined becomes null. */
type Reply<Name extends AnyEndpoint> =
  | AnswerOf<Name>
  | Response
  | (null extends AnswerOf<Name> ? undefined : never);

/** A call of the mock areas, which the contract does not list. */
export interface OpenCall {
  request: Request;
  query: URLSearchParams;
  /** A path parameter, decoded. */
  param: (name: string) => string;
  /** The JSON body; an invalid one is answered with 400. */
  body: <Schema extends v.GenericSchema>(schema: Schema) => Promise<v.InferOutput<Schema>>;
}

/**
 * Handles a call of the contract. Unauthorised callers are refused first, then invalid requests;
 * the reply function is called only for the rest.
 */
export function answer<Name extends AnyEndpoint>(
  name: Name,
  reply: (call: Call<Name>) => Reply<Name> | Promise<Reply<Name>>,
): HttpHandler {
  const { method, path, access } = allEndpoints[name];
  return handlerAt(method, path, async (request, params) => {
    const caller = authorize(access, await callerOf(request)) as Call<Name>['caller'];
    const result = await validateRequest(name, request, params);
    if (!result.isValid) refuse(400, 'The request does not fit this call', result.errors);
    return reply({ ...result.received, caller });
  });
}

/** Handles a call of the mock areas, which the contract does not list. */
export function answerAt(
  method: Method,
  path: string,
  reply: (call: OpenCall) => unknown,
): HttpHandler {
  return handlerAt(method, path, (request, params) => reply(openCall(request, params)));
}

function handlerAt(
  method: Method,
  path: string,
  reply: (request: Request, params: PathParams) => unknown,
): HttpHandler {
  const register = {
    GET: http.get,
    POST: http.post,
    PATCH: http.patch,
    PUT: http.put,
    DELETE: http.delete,
  }[method];
  return register(`*/${path}`, async ({ request, params }) => {
    try {
      const value = await reply(request, params);
      return dated(value instanceof Response ? value : HttpResponse.json(value ?? null));
    } catch (error) {
      if (error instanceof Refusal) return dated(error.response);
      throw error;
    }
  });
}

/** Adds the `Date` header, from which the client learns the server's time. */
function dated<Kind extends Response>(response: Kind): Kind {
  response.headers.set('Date', now().toUTCString());
  return response;
}

function openCall(request: Request, params: PathParams): OpenCall {
  return {
    request,
    query: new URL(request.url).searchParams,
    param: (name) => String(params[name] ?? ''),
    async body(schema) {
      const result = v.safeParse(schema, await request.json().catch(() => undefined));
      if (!result.success) refuse(400, 'The body does not fit this call');
      return result.output;
    },
  };
}

/** The caller: null for a visitor, `invalid` for a forged or expired token. */
export async function callerOf(request: Request): Promise<User | null | 'invalid'> {
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

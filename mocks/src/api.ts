import type { User } from '@touchline/contract/user';
import { type Endpoint, endpoints } from '@touchline/contract/endpoints';
import { HttpResponse, http, type HttpHandler, type PathParams } from 'msw';
import * as v from 'valibot';
import { now } from './clock.ts';
import { assumedCaller, users } from './store/accounts.ts';
import { verifyToken } from './token.ts';

/** What a handler is told about a call. */
export interface Call {
  request: Request;
  query: URLSearchParams;
  /** A parameter of the path, decoded. */
  param: (name: string) => string;
  /** The JSON body; one that does not fit is answered with 400. */
  body: <Schema extends v.GenericSchema>(schema: Schema) => Promise<v.InferOutput<Schema>>;
}

type Answer = (call: Call) => unknown;

/** An answer other than 200, thrown from anywhere inside a handler. */
class Refusal extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super(`Answered with ${response.status}`);
    this.response = response;
  }
}

/** The body of a refusal: see `problem` in the contract. */
export function refuse(status: number, title: string, errors?: Record<string, string[]>): never {
  throw new Refusal(HttpResponse.json({ title, detail: title, errors }, { status }));
}

/** Answers a call of the contract. What is returned becomes JSON; undefined becomes null. */
export function answer(endpoint: Endpoint, reply: Answer): HttpHandler {
  const { method, path } = endpoints[endpoint];
  return answerAt(method, path, reply);
}

/** Answers a call that the contract does not list: those of the mock areas. */
export function answerAt(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  reply: Answer,
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
      const value = await reply(callOf(request, params));
      return dated(value instanceof Response ? value : HttpResponse.json(value ?? null));
    } catch (error) {
      if (error instanceof Refusal) return dated(error.response);
      throw error;
    }
  });
}

/** The client learns the server's time from this header. */
function dated<Kind extends Response>(response: Kind): Kind {
  response.headers.set('Date', now().toUTCString());
  return response;
}

function callOf(request: Request, params: PathParams): Call {
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

/** Who calls: null for a visitor, `invalid` for a token that is forged or past its time. */
export async function callerOf(request: Request): Promise<User | null | 'invalid'> {
  const header = request.headers.get('Authorization');
  if (!header) return assumedCaller() ?? null;
  const id = await verifyToken(header.replace(/^bearer\s+/i, ''));
  return users.find(id) ?? 'invalid';
}

/** The caller of what belongs to a person: a bad token is refused, a visitor is null. */
export async function personOf(request: Request): Promise<User | null> {
  const caller = await callerOf(request);
  return caller === 'invalid' ? refuse(401, 'Invalid token') : caller;
}

/** As `personOf`, for what a visitor cannot do at all. */
export async function signedInPersonOf(request: Request): Promise<User> {
  return (await personOf(request)) ?? refuse(401, 'Invalid token');
}

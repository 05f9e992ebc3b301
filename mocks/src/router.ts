import type { Method } from '@touchline/contract/endpoint';
import type { PathParams } from 'msw';
import { now } from './clock.ts';
import { refusalLanguage } from './language.ts';
import { logUnmocked } from './log.ts';
import { problemResponse, responseToError } from './problems.ts';

/** A handler of one method and path. */
export interface EndpointHandler {
  /** The path is relative to the origin: `api/matches/:id`. */
  info: { method: Method; path: string };
  /** Whether the body may be a form with a file, which may be larger than other bodies. */
  isUpload: boolean;
  respond: (request: Request, params: PathParams) => Promise<Response>;
}

/** A handler with the parameters of the path, or the response if there is no handler. */
export type Route =
  | { handler: EndpointHandler; params: PathParams }
  | { handler: null; refusal: Response };

export interface Router {
  /** @param path the path as it was requested, without the query and not decoded */
  route: (method: string, path: string) => Route;
  respond: (request: Request) => Promise<Response>;
}

/** Chooses the handler of a request by its exact path: everything starts with `/api/`. */
export function createRouter(handlers: readonly EndpointHandler[]): Router {
  const patterns = handlers.map((handler) => ({
    handler,
    segments: `/${handler.info.path}`.split('/'),
  }));

  function route(method: string, path: string): Route {
    const segments = decodedSegments(path);
    if (!segments) return { handler: null, refusal: problemResponse(400, 'Malformed path') };
    const found = patterns.flatMap((pattern) => {
      const params = paramsOf(pattern.segments, segments);
      return params ? [{ handler: pattern.handler, params }] : [];
    });
    const match = found.find(({ handler }) => handler.info.method === method);
    if (match) return match;
    if (path.startsWith('/api/')) logUnmocked(method, path);
    if (found.length === 0) return { handler: null, refusal: problemResponse(404, 'NOT FOUND') };
    const methods = new Set(found.map(({ handler }) => handler.info.method));
    const headers = { Allow: [...methods].toSorted().join(', ') };
    return { handler: null, refusal: problemResponse(405, 'METHOD NOT ALLOWED', { headers }) };
  }

  return {
    route,
    async respond(request) {
      const { pathname } = new URL(request.url);
      const chosen = route(request.method, pathname);
      return respondBy(chosen, request);
    },
  };
}

/** Answers with the handler of the route. Never rejects: every error becomes a response. */
export async function respondBy(route: Route, request: Request): Promise<Response> {
  const response = route.handler
    ? await route.handler
        .respond(request, route.params)
        .catch((error: unknown) =>
          responseToError(error, refusalLanguage(request.headers.get('Accept-Language'))),
        )
    : route.refusal;
  // The client learns the time of the server from this header (WIRE-22).
  response.headers.set('Date', now().toUTCString());
  return response;
}

/** Null if a segment is not encoded correctly. */
function decodedSegments(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The parameters of the path if it has the pattern, otherwise null. */
function paramsOf(pattern: readonly string[], segments: readonly string[]): PathParams | null {
  if (pattern.length !== segments.length) return null;
  const params: PathParams = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (part.startsWith(':') && segment) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

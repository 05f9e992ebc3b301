import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { match } from '@touchline/contract/match';
import { type HttpHandler, type RequestHandlerOptions, HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { now } from './clock.ts';
import { emptyAnswer } from './emptyAnswers.ts';
import { type AccountName, accounts } from './fixtures/accounts.ts';
import {
  withLongMessage,
  withLongName,
  withLongNames,
  withLongTexts,
} from './fixtures/longNames.ts';
import { seedMessages } from './fixtures/messages.ts';
import { navigationFor } from './fixtures/navigation.ts';
import { fold } from './fold.ts';
import { router } from './handlers/index.ts';
import { problemResponse } from './problems.ts';
import { publicMatches } from './store/dataSets.ts';
import { dayOf, overview } from './store/matchQueries.ts';

/** Answers a call of the contract instead of its own handler; without an answer that one has its turn. */
function instead(
  name: AnyEndpoint,
  respond: (info: { request: Request }) => Response | Promise<Response | undefined>,
  options: RequestHandlerOptions = {},
): HttpHandler {
  const { method, path } = allEndpoints[name];
  const isCall = ({ request }: { request: Request }) => {
    const { handler } = router.route(request.method, new URL(request.url).pathname);
    return handler?.info.method === method && handler.info.path === path;
  };
  return http.all(isCall, respond, options);
}

/** The call has the answer of a back end without data. */
export function empty(name: AnyEndpoint): HttpHandler {
  const answer = emptyAnswer(name);
  return instead(name, () => HttpResponse.json(answer as null));
}

/** The call has this answer, for a record that the data set does not hold. */
export function answering(name: AnyEndpoint, body: object): HttpHandler {
  return instead(name, () => HttpResponse.json(body as never, dated()));
}

/** The call has the page of these records that it asks for, and none where it asks for others. */
export function answeringFirst(
  name: AnyEndpoint,
  all: readonly object[],
  isFor: (query: string) => boolean,
): HttpHandler {
  return instead(name, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    const found = isFor(search) ? all : [];
    const size = Number(searchParams.get('pageSize'));
    const start = (Number(searchParams.get('pageNumber') ?? 1) - 1) * size;
    const items = found.slice(start, start + size);
    return HttpResponse.json({ items, total: found.length } as never, dated());
  });
}

/** With the time of the server, by which pages count ages. */
function dated(): ResponseInit {
  return { headers: { Date: now().toUTCString() } };
}

/** The server refuses the call, with a `problem` body. */
export function failing(name: AnyEndpoint, status = 500): HttpHandler {
  return instead(name, () => problemResponse(status, `The server answered with ${status}`));
}

/** The server refuses the call and says nothing about it. */
export function wordless(name: AnyEndpoint, status: number): HttpHandler {
  return instead(name, () => new Response(null, { status }));
}

/** The server has had too many calls, and says after how many seconds it takes the next. */
export function limited(name: AnyEndpoint, seconds: number): HttpHandler {
  const headers = { 'Retry-After': String(seconds) };
  return instead(name, () => new Response(null, { status: 429, headers }));
}

/** The server refuses fields of the request: lists of messages by name. */
export function refusing(name: AnyEndpoint, errors: Record<string, string[]>): HttpHandler {
  return instead(name, () => problemResponse(400, 'The server refuses fields', { errors }));
}

/**
 * Tells the page that the answer to a request is held back, so that taking a picture does not wait
 * for it.
 */
function announceHeld({ url }: Request): void {
  globalThis.dispatchEvent?.(new CustomEvent('request-held', { detail: url }));
}

/** The server compares what is searched for letter by letter, with names that it has folded. */
export function literal(name: AnyEndpoint): HttpHandler {
  const answer = emptyAnswer(name);
  return instead(name, async ({ request }) => {
    const search = new URL(request.url).searchParams.get('search') ?? '';
    return search === fold(search) ? undefined : HttpResponse.json(answer as null);
  });
}

/** The server never answers the call. */
export function pending(name: AnyEndpoint): HttpHandler {
  return instead(name, ({ request }) => {
    announceHeld(request);
    return new Promise(() => {});
  });
}

/** The server delays its usual answer until the promise is settled. */
export function held(name: AnyEndpoint, until: Promise<void>): HttpHandler {
  return instead(name, async ({ request }) => {
    announceHeld(request);
    await until;
    return undefined;
  });
}

/** The server answers 200 with a body that does not match the schema. */
export function malformed(name: AnyEndpoint): HttpHandler {
  return instead(name, () => HttpResponse.json({ unexpected: true }));
}

/** The network fails, for one call or for all. */
export function unreachable(name?: AnyEndpoint): HttpHandler {
  return name
    ? instead(name, () => HttpResponse.error())
    : http.all('*/api/*', () => HttpResponse.error());
}

/** The server does what it is asked, and its answer is lost on the way; once. */
export function lostAnswer(name: AnyEndpoint): HttpHandler {
  const respond = async ({ request }: { request: Request }) => {
    await router.respond(request);
    return HttpResponse.error();
  };
  return instead(name, respond, { once: true });
}

/** The navigation and user of another account, for `msw.use(...signedInAs(name))`. */
export function signedInAs(name: AccountName): HttpHandler[] {
  const { user } = accounts[name];
  return [
    instead('navigation', () => HttpResponse.json(navigationFor(user.roles))),
    instead('user', () => HttpResponse.json(user)),
  ];
}

const quietDays: readonly (string | null)[] = ['2026-04-15', '2026-04-16'];

/** No match is played today or tomorrow. */
export function quietDay(): HttpHandler {
  const others = () => publicMatches().filter((each) => !quietDays.includes(dayOf(each)));
  return instead('matchOverview', () => HttpResponse.json(overview(others())));
}

/** No match of today is played: all of them are postponed. */
export function weatherDay(): HttpHandler {
  const all = publicMatches().map((each) =>
    dayOf(each) === quietDays[0]
      ? { ...each, status: 'postponed' as const, statusReason: 'weather' as const, score: null }
      : each,
  );
  return instead('matchOverview', () => HttpResponse.json(overview(all)));
}

/** Matches, schools and the person have names as long as names get, and so have what is told of a match. */
export function longNames(): HttpHandler[] {
  return [
    instead('user', () => HttpResponse.json(withLongName(accounts.user.user))),
    instead('messages', () => HttpResponse.json(seedMessages().map(withLongMessage))),
    instead('matchOverview', () => {
      const { live, today, recent, next, credit } = overview();
      const body = {
        live: live.map(withLongNames),
        today: today.map(withLongNames),
        recent: recent.map(withLongNames),
        next: next.map(withLongNames),
        credit,
      };
      return HttpResponse.json(body, dated());
    }),
    instead('match', ({ request }) => {
      const id = new URL(request.url).pathname.split('/').at(-1);
      const found = publicMatches().find((each) => each.id === id);
      if (!found) return problemResponse(404, 'There is no such match');
      const shown = { ...v.parse(match, found), visibility: null };
      return HttpResponse.json(withLongTexts(shown), dated());
    }),
  ];
}

/** Nobody is signed in. */
export function visiting(): HttpHandler[] {
  return [
    instead('navigation', () => HttpResponse.json(navigationFor([]))),
    failing('user', 401),
    empty('messages'),
    empty('notifications'),
    empty('shortcuts'),
    empty('chats'),
    empty('unreadCount'),
  ];
}

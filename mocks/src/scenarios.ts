import { HttpResponse, delay, http, type HttpHandler } from 'msw';
import { type AccountName, accounts } from './fixtures/accounts.ts';
import { navigationFor } from './fixtures/navigation.ts';

/** A path of the API, with or without the leading `api/`; `:name` and `*` match any part. */
function at(path: string): string {
  return `*/api/${path.replace(/^\/?(api\/)?/, '')}`;
}

const nothingInPages = { items: [], total: 0 };

/** The empty answers of calls that do not answer with a plain list. */
const emptyAnswers: Record<string, unknown> = {
  schools: nothingInPages,
  teams: nothingInPages,
  favourites: nothingInPages,
  'admin/schools': nothingInPages,
  'admin/teams': nothingInPages,
  'admin/athletes': nothingInPages,
  'admin/matches': nothingInPages,
  'admin/advertisements': nothingInPages,
  'admin/messages': nothingInPages,
  'admin/join-requests': nothingInPages,
  'matches/days': { days: [] },
  'profile/devices': { items: [] },
  'matches/search': { items: [] },
  'matches/overview': { live: [], today: [], recent: [], next: [], credit: null },
  matches: { items: [], total: 0 },
  'messages/unread-count': { count: 0 },
  'advertisements/current': null,
  'common/navigation': { compact: [], default: [], futuristic: [], horizontal: [] },
};

/** The server answers with an empty list. */
export function empty(path: string): HttpHandler {
  const answer = emptyAnswers[path.replace(/^\/?(api\/)?/, '')];
  return http.get(at(path), () => HttpResponse.json((answer === undefined ? [] : answer) as null));
}

/** The server refuses every call to the path, with a `problem` body. */
export function failing(path: string, status = 500): HttpHandler {
  const detail = `The server answered with ${status}`;
  return http.all(at(path), () => HttpResponse.json({ title: detail, detail }, { status }));
}

/** The server never answers. */
export function pending(path: string): HttpHandler {
  return http.all(at(path), async () => {
    await delay('infinite');
  });
}

/** The server answers 200 with a body that does not match the schema. */
export function malformed(path: string): HttpHandler {
  return http.all(at(path), () => HttpResponse.json({ unexpected: true }));
}

/** The network fails. */
export function unreachable(path = '*'): HttpHandler {
  return http.all(at(path), () => HttpResponse.error());
}

/** The navigation and user of another account, for `msw.use(...signedInAs(name))`. */
export function signedInAs(name: AccountName): HttpHandler[] {
  const { user } = accounts[name];
  return [
    http.get(at('common/navigation'), () => HttpResponse.json(navigationFor(user.roles))),
    http.get(at('common/user'), () => HttpResponse.json(user)),
  ];
}

/** Nobody is signed in. */
export function visiting(): HttpHandler[] {
  return [
    http.get(at('common/navigation'), () => HttpResponse.json(navigationFor([]))),
    failing('common/user', 401),
    empty('common/messages'),
    empty('common/notifications'),
    empty('common/shortcuts'),
    empty('apps/chat/chats'),
    empty('messages/unread-count'),
  ];
}

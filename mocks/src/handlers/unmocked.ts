import { HttpResponse, http } from 'msw';
import { logUnmocked } from '../log.ts';

/**
 * Matches `/api/` only at the start of the path, because folders of source files can have that name
 * too.
 */
const underApi = /^https?:\/\/[^/]+\/api\//;

/** The last handler: a call without a handler is an error (MOCK-1). */
export const unmocked = http.all(underApi, ({ request }) => {
  logUnmocked(request.method, new URL(request.url).pathname);
  return HttpResponse.json({ title: 'NOT FOUND', detail: 'NOT FOUND' }, { status: 404 });
});

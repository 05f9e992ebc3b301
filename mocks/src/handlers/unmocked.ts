import { HttpResponse, http } from 'msw';
import { logUnmocked } from '../log.ts';

/** Source files may stand in folders named `api` too. */
const underApi = /^https?:\/\/[^/]+\/api\//;

/** The last handler: a call that nobody answers is an error everywhere (MOCK-1). */
export const unmocked = http.all(underApi, ({ request }) => {
  logUnmocked(request.method, new URL(request.url).pathname);
  return HttpResponse.json({ title: 'NOT FOUND', detail: 'NOT FOUND' }, { status: 404 });
});

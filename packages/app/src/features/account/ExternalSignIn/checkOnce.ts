import { onSessionEnd } from '#platform/sessionScope.ts';
import type { SessionState } from '#session/session.atoms.ts';
import { checkExternalToken } from '#session/signIn.ts';

let asked: { token: string; answer: Promise<SessionState> } | null = null;

/**
 * Asks the server whom an external token signs in. A token is sent once, however often the page is
 * rendered or left and however often its person stops waiting, because a server may take it once
 * alone. After a failure the next call sends it again.
 *
 * @throws ApiError; status 401 for a token that signs nobody in
 */
export function checkOnce(token: string): Promise<SessionState> {
  if (asked?.token === token) return asked.answer;
  const attempt = { token, answer: checkExternalToken(token) };
  asked = attempt;
  attempt.answer.catch(() => {
    if (asked === attempt) forgetCheck();
  });
  return attempt.answer;
}

/** Forgets the answer, because somebody has it now. */
export function forgetCheck(): void {
  asked = null;
}

// With the token, which goes at the same moment.
onSessionEnd(({ reason }) => {
  if (reason === 'left') forgetCheck();
});

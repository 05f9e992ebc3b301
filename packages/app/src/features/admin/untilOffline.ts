import { ApiError, genericErrorText } from '#platform/client/ApiError.ts';

/**
 * Waits for an answer as long as there is a connection. A request that was on its way when the
 * connection went can stay open until its deadline, and its page a skeleton as long (ERROR-6); it is asked
 * again when the connection is back.
 *
 * @throws ApiError `offline` as soon as the browser says so
 */
export async function untilOffline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let fail = () => {};
  const offline = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new ApiError('offline', 0, genericErrorText));
  });
  addEventListener('offline', fail);
  try {
    return await Promise.race([answer, offline]);
  } finally {
    removeEventListener('offline', fail);
  }
}

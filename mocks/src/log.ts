/** Logs that the product called an endpoint without a handler. */
export function logUnmocked(method: string, path: string): void {
  console.error(`[mocks] ${method} ${path} is not mocked: add a handler to mocks/src/handlers.`);
}

/** Logs a mistake in the mock back end. */
export function logFailure(error: unknown): void {
  console.error('[mocks] A handler failed:', error);
}

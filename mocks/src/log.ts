/** Logs that the product called an endpoint without a handler. */
export function logUnmocked(method: string, path: string): void {
  console.error(`[mocks] ${method} ${path} is not mocked: add a handler to mocks/src/handlers.`);
}

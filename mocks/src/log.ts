/** Says loudly that the product asked for something that nobody mocked. */
export function logUnmocked(method: string, path: string): void {
  console.error(`[mocks] ${method} ${path} is not mocked: add a handler to mocks/src/handlers.`);
}

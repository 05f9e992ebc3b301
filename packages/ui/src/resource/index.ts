/** Fetched data as a panel shows it: exactly one of three states. */
export type Resource<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; message: string; onRetry: () => void };

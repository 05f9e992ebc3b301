/** Fetched data as a panel shows it: exactly one of three states. */
export type Resource<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | {
      state: 'failed';
      message: string;
      /** Its promise is pending until there is an answer. */
      onRetry: () => void | Promise<unknown>;
    };

/** Fetched data as a panel shows it: exactly one of three states. */
export type Resource<Value> =
  | { state: 'loading' }
  | {
      state: 'ready';
      /** What was fetched. */
      value: Value;
    }
  | {
      state: 'failed';
      /** Why, as a sentence for the person. */
      message: string;
      /** Its promise is pending until there is an answer. */
      onRetry: () => void | Promise<unknown>;
    };

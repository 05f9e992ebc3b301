import { withReaders } from '#platform/client/answers.ts';

/** Loads the code of the page. */
export const loadMessagesPage = () =>
  withReaders(import('./Messages/Messages.tsx'), 'messages').then(({ Messages: Page }) => ({
    Page,
  }));

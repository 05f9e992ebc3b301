import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadMessagesPage = () =>
  withSchemas(import('./Messages/Messages.tsx'), 'messages').then(({ Messages: Page }) => ({
    Page,
  }));

/** Loads the code of the page. */
export const loadMessagePage = () =>
  withSchemas(import('./Message/Message.tsx'), 'messages').then(({ Message: Page }) => ({ Page }));

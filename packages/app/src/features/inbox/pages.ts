/** Fetches the code of the page. */
export const loadMessagesPage = () =>
  import('./Messages/Messages.tsx').then(({ Messages: Page }) => ({ Page }));

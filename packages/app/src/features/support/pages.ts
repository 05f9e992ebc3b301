import { withReaders } from '#platform/client/answers.ts';

/** Loads the code of the page. */
export const loadContactUsPage = () =>
  withReaders(import('./ContactUs/ContactUs.tsx'), 'contactSupport').then(
    ({ ContactUs: Page }) => ({ Page }),
  );

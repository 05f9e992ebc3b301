import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the code of the page. */
export const loadContactUsPage = () =>
  withSchemas(import('./ContactUs/ContactUs.tsx'), 'sendSupportMessage').then(
    ({ ContactUs: Page }) => ({ Page }),
  );

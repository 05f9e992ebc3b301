/** Fetches the code of the page. */
export const loadContactUsPage = () =>
  import('./ContactUs/ContactUs.tsx').then(({ ContactUs: Page }) => ({ Page }));

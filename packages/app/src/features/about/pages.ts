/** Loads the code of the page. */
export const loadAboutUsPage = () =>
  import('./AboutUs/AboutUs.tsx').then(({ AboutUs: Page }) => ({ Page }));

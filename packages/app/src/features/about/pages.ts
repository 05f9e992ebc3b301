/** Loads the code of the page. */
export const loadAboutUsPage = () =>
  import('./AboutUs/AboutUs.tsx').then(({ AboutUs: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadTermsPage = () =>
  import('./texts/Terms.tsx').then(({ Terms: Page }) => ({ Page }));

/** Loads the code of the page. */
export const loadPrivacyPage = () =>
  import('./texts/Privacy.tsx').then(({ Privacy: Page }) => ({ Page }));

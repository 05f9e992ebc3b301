/** Fetches the code of the page. */
export const loadHomePage = () =>
  import('./Home/Home.tsx').then(({ Home: Page, prefetch }) => ({ Page, prefetch }));

// Runs before anything else of the page is parsed or requested, as an inline script whose hash the
// content security policy allows. It has no imports, and nothing in it may throw.
(() => {
  // Another site sends people to `/ext` with a token, which must leave the address before anything is
  // requested. `externalToken.ts` reads it.
  if (/^\/ext\/*$/i.test(location.pathname)) {
    const query = new URLSearchParams(location.search);
    const token = query.get('token');
    query.delete('token');
    const rest = query.toString();
    if (token !== null) {
      const url = location.pathname + (rest && `?${rest}`) + location.hash;
      history.replaceState(history.state, '', url);
    }
    try {
      if (token) sessionStorage.setItem('touchline.externalToken', token);
    } catch {
      Reflect.set(globalThis, 'touchline.externalToken', token);
    }
  }

  const page = document.documentElement;
  const chosen = new Map<string, unknown>();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('touchline.appearance') ?? 'null');
    for (const [name, value] of Object.entries(Object(kept))) chosen.set(name, value);
  } catch {
    // The page has the look that it is built with.
  }
  for (const name of ['theme', 'scheme'] as const) {
    const value = chosen.get(name);
    if (typeof value === 'string' && /^[a-z]+$/.test(value)) page.dataset[name] = value;
  }

  // The bar of the browser, or of the installed product, has the colour of the page, also when the
  // person chooses another scheme or the device changes its own.
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!bar) return;
  const light = bar.content;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const paintBar = () => {
    const { scheme } = page.dataset;
    const isDark = scheme === 'dark' || (scheme === 'auto' && device.matches);
    bar.content = (isDark && bar.dataset['dark']) || light;
  };
  paintBar();
  device.addEventListener('change', paintBar);
  new MutationObserver(paintBar).observe(page, { attributeFilter: ['data-scheme'] });
})();

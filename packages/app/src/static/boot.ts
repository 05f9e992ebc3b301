// Runs when the static shell is parsed and before it is shown, as an inline script whose hash the
// content security policy allows. It has no imports, and nothing in it may throw. What has to come
// before anything is parsed or requested is in `head.ts`.
(() => {
  const page = document.documentElement;
  const root = document.getElementById('root');
  const read = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const listIn = (name: string) =>
    document
      .querySelector<HTMLMetaElement>(`meta[name="touchline-${name}"]`)
      ?.content.match(/\S+/g) ?? [];
  // The languages of the build, the default one first.
  const languages = listIn('languages');
  const kept = read('touchline.language');
  const language = languages.find((id) => id === kept) ?? languages[0] ?? 'en';
  page.lang = language;
  const preload = document.createElement('link');
  preload.rel = 'preload';
  preload.as = 'fetch';
  preload.crossOrigin = 'anonymous';
  preload.href = `/i18n/${language}.json`;
  document.head.append(preload);

  // Checked as far as this script needs it; `readStoredSession` checks the rest in the app.
  const { accessToken, user, lockedUntil } = Object(read('touchline.session'));
  const isLocked = typeof lockedUntil === 'number';
  const isSignedIn =
    typeof accessToken === 'string' &&
    typeof Object(user).id === 'string' &&
    (isLocked || lockedUntil === undefined);
  // Preloaded here, because the browser would otherwise find these files only when the first script
  // runs.
  for (const href of isSignedIn ? listIn('session-code') : []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }

  // The links are disabled and load nothing; Vite's preload finds them and does not add them again.
  for (const href of listIn('styles')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.setAttribute('disabled', '');
    document.head.append(link);
  }

  if (read('touchline.fonts') === true) page.dataset['fonts'] = 'ready';

  // The first use of Intl blocks while the browser looks up its locales. Done here, after the first
  // paint and in separate tasks, it happens while the code is still loading.
  requestAnimationFrame(() =>
    setTimeout(() => {
      new Intl.Locale(language).maximize();
      setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(language));
    }),
  );

  const contentOf = (id: string) => {
    const template = document.getElementById(id);
    return template instanceof HTMLTemplateElement ? template.content : '';
  };
  const asked = new URLSearchParams(location.search).get('layout');
  const layout = asked ?? Object(read('touchline.appearance')).layout ?? 'classy';
  const isBare =
    /^\/(?:sign-|ext|unlock-|public|admin|confirmation-|forgot-|reset-|account-)/i.test(
      location.pathname,
    );
  if (isBare || (isSignedIn && isLocked) || layout !== 'classy') {
    // After the root element, because React replaces what is in it and the splash screen has to
    // fade over the app.
    root?.replaceChildren();
    root?.after(contentOf(`splash-${language}`));
  } else {
    if (language !== languages[0]) root?.replaceChildren(contentOf(`shell-${language}`));
    // The markup was rendered for a large screen. On a small one the navigation is a closed drawer, so
    // its button must not say that it is open.
    const wide = root?.querySelector<HTMLElement>('[data-wide]')?.dataset['wide'] ?? 'all';
    if (!matchMedia(wide).matches)
      root?.querySelector('header [aria-expanded=true]')?.setAttribute('aria-expanded', 'false');
    if (!/^\/(?:home)?$/.test(location.pathname)) root?.querySelector('main')?.replaceChildren();
    // The static markup is that of a visitor, so the links to the sign-in are hidden from a
    // signed-in person.
    if (isSignedIn) {
      for (const part of root?.querySelectorAll<HTMLElement>('[href^="/sign-in"]') ?? []) {
        const hint = part.closest('p');
        if (hint) hint.hidden = true;
        else part.style.visibility = 'hidden';
      }
    }
  }

  // The root is hidden until here, because the browser may paint before this script runs.
  root?.removeAttribute('hidden');

  // Stores a press or focus on the static shell, which `restoreStaticShell.ts` repeats in the app. The
  // listeners are on the elements that React removes, so that they need no cleanup.
  const note = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button') : null;
    const label = control?.getAttribute('aria-label') ?? control?.textContent ?? '';
    // A pointer released elsewhere cancels the press; a real press is followed by a click, which
    // stores it again.
    if (type === 'pointercancel' || type === 'pointerup') delete page.dataset['pressed'];
    else if (type === 'focusin') page.dataset['focused'] = label;
    // Links work without the app, so that only buttons are stored.
    else if (control?.matches('button')) page.dataset['pressed'] = label;
  };
  // What is typed after a press, for the field that the press opens.
  const noteKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const { pressed, typed = '' } = page.dataset;
    if (pressed === undefined || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') page.dataset['typed'] = typed.slice(0, -1);
    else if ([...key].length === 1) page.dataset['typed'] = typed + key;
  };
  for (const part of root?.children ?? []) {
    part.addEventListener('keydown', noteKey as EventListener);
    for (const type of ['focusin', 'pointerdown', 'pointercancel', 'pointerup', 'click']) {
      part.addEventListener(type, note);
    }
  }
})();

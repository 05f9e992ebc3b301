// Runs in the page before the first paint, as an inline script whose hash the policy allows.
// It stands alone: no imports, and nothing in it may throw.
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
  const appearance = read('touchline.appearance');
  const chosen: Record<string, unknown> =
    typeof appearance === 'object' && appearance ? { ...appearance } : {};
  for (const name of ['theme', 'scheme'] as const) {
    const value = chosen[name];
    if (typeof value === 'string' && /^[a-z]+$/.test(value)) page.dataset[name] = value;
  }

  const language = read('touchline.language') === 'tr' ? 'tr' : 'en';
  page.lang = language;
  const preload = document.createElement('link');
  preload.rel = 'preload';
  preload.as = 'fetch';
  preload.crossOrigin = 'anonymous';
  preload.href = `/i18n/${language}.json`;
  document.head.append(preload);

  const filesIn = (name: string) =>
    document
      .querySelector<HTMLMetaElement>(`meta[name="touchline-${name}"]`)
      ?.content.match(/\S+/g) ?? [];
  const isSignedIn = Boolean(read('touchline.session'));
  // Beside the first script, which would find them out only when it runs.
  for (const href of isSignedIn ? filesIn('session-code') : []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }

  // A disabled link fetches nothing, and what asks for these styles later finds it.
  for (const href of filesIn('styles')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.setAttribute('disabled', '');
    document.head.append(link);
  }

  if (read('touchline.fonts') === true) page.dataset['fonts'] = 'ready';

  // Whoever asks Intl first waits until it has looked up all its languages. Asked here, after the first
  // paint and in tasks of their own, nobody waits: the code is still on its way.
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
  const layout = new URLSearchParams(location.search).get('layout') ?? chosen['layout'] ?? 'classy';
  const isBare = /^\/(?:sign-|ext)/i.test(location.pathname);
  if (isBare || layout !== 'classy') {
    // Beside the root: what is in there goes when the app is drawn, and the splash fades over it.
    root?.replaceChildren();
    root?.after(contentOf(`splash-${language}`));
  } else {
    if (language === 'tr') root?.replaceChildren(contentOf('shell-tr'));
    if (!/^\/(?:home)?$/.test(location.pathname)) root?.querySelector('main')?.replaceChildren();
    // A person who is signed in would see what is meant for visitors.
    if (isSignedIn) {
      for (const part of root?.querySelectorAll<HTMLElement>('[href^="/sign-in"]') ?? []) {
        const hint = part.closest('p');
        if (hint) hint.hidden = true;
        else part.style.visibility = 'hidden';
      }
    }
  }

  // Hidden until here: the browser may have painted before it came to this script.
  root?.removeAttribute('hidden');

  // Who presses before the code is there is not asked to press again (`fromStaticShell.ts`). The
  // listeners go with the elements, when React puts its own in their place.
  const note = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button') : null;
    const words = control?.getAttribute('aria-label') ?? control?.textContent ?? '';
    // What is let go elsewhere was no press; where it was one, the click follows.
    if (type === 'pointercancel' || type === 'pointerup') delete page.dataset['pressed'];
    else if (type === 'focusin') page.dataset['focused'] = words;
    // A link leads there by itself.
    else if (control?.matches('button')) page.dataset['pressed'] = words;
  };
  for (const part of root?.children ?? []) {
    for (const type of ['focusin', 'pointerdown', 'pointercancel', 'pointerup', 'click']) {
      part.addEventListener(type, note);
    }
  }
})();

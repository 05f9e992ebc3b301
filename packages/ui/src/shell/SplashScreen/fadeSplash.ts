import { splash } from './SplashScreen.css.ts';

/** Fades out the splash screen, if there is one, and removes it; with reduced motion at once. */
export function fadeSplash(): void {
  const element = document.querySelector<HTMLElement>(`.${splash}`);
  if (!element) return;
  element.ariaHidden = 'true';
  element.dataset['leaving'] = '';
  // `getAnimations` flushes the style, which starts the transition; with reduced motion there is
  // none.
  const fades = element.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(fades).then(() => element.remove());
}

import { splash } from './SplashScreen.css.ts';

/** Fades the splash screen that stands in the page, if one does, and takes it out; without motion at once. */
export function fadeSplash(): void {
  const element = document.querySelector<HTMLElement>(`.${splash}`);
  if (!element) return;
  element.ariaHidden = 'true';
  element.dataset['leaving'] = '';
  // To ask for the animations starts the fade; there is none without motion.
  const fades = element.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(fades).then(() => element.remove());
}

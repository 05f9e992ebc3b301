import { isVitest } from './emulateMedia.ts';

/**
 * Says that no on-screen keyboard resizes the window of the tests. React Aria takes a window that has
 * become lower for one with an open keyboard, and hides overlays for two frames after that; the window
 * becomes lower with each story that asks for a smaller viewport.
 */
export function keepKeyboardOut(): void {
  if (!isVitest()) return;
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name="viewport"]') ??
    document.head.appendChild(document.createElement('meta'));
  meta.name = 'viewport';
  meta.content = 'width=device-width, initial-scale=1, interactive-widget=overlays-content';
}

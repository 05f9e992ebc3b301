import { refreshAdvertisement } from './advertisement.ts';

/** A window that was left for less asks for nothing when it is returned to, in ms. */
const shortest = 60_000;

/** Asks for the advertisement again at a return to the window after a while (AD-20). */
export function watchAdvertisement(): void {
  let leftAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now();
    else if (Date.now() - leftAt >= shortest) void refreshAdvertisement();
  });
}

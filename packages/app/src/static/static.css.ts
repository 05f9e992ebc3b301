import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

/** Surrounds the static shell in `index.html`. */
export const staticPart = style({ display: 'contents' });

// On a small screen the navigation is a closed drawer; the markup was rendered for a large one.
globalStyle(`${staticPart} [data-mode='side']`, {
  '@media': { [media.belowMd]: { display: 'none' } },
});

// The main area is empty until the page is rendered; its height keeps the footer out of view.
globalStyle(`${staticPart} main:empty`, { minBlockSize: '100dvh' });

// Everything that is not the lock screen, overlays and notices included.
globalStyle('[data-locked] body > :not([data-lock-screen])', { display: 'none !important' });

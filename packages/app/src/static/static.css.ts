import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

/** Around the shell that stands in `index.html`. */
export const staticPart = style({ display: 'contents' });

// On a small screen the navigation is a closed drawer; the markup was made for a large one.
globalStyle(`${staticPart} [data-mode='side']`, {
  '@media': { [media.belowMd]: { display: 'none' } },
});

// The middle is empty until a page other than the first stands there, which is as tall as that.
globalStyle(`${staticPart} main:empty`, { minBlockSize: '100dvh' });

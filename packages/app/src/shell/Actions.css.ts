import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

const nowhere = { display: 'none' };

const fromSm = style({ '@media': { [media.belowSm]: nowhere } });

/**
 * Hides rarely used actions where the bar is narrow; they are in the menu of `MoreAction` then. A
 * bar with a horizontal menu shows them only on very large screens.
 */
export const withRoom = styleVariants({
  alone: [fromSm],
  besideMenu: [fromSm, { '@media': { [media.md]: nowhere, [media.xl]: { display: 'block' } } }],
});

export const more = styleVariants({
  alone: { '@media': { [media.md]: nowhere } },
  besideMenu: { '@media': { [media.xl]: nowhere } },
});

export const fromMd = style({ '@media': { [media.belowMd]: nowhere } });

export const belowLg = style({ '@media': { [media.lg]: nowhere } });

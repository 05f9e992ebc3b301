import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

const hidden = { display: 'none' };

const fromSm = style({ '@media': { [media.belowSm]: hidden } });

/**
 * Hides rarely used actions where the bar is narrow; they are in the menu of `MoreAction` then. A
 * bar with a horizontal menu shows them only on very large screens.
 */
export const secondaryAction = styleVariants({
  alone: [fromSm],
  besideMenu: [fromSm, { '@media': { [media.md]: hidden, [media.xl]: { display: 'block' } } }],
});

export const moreMenu = styleVariants({
  alone: { '@media': { [media.md]: hidden } },
  besideMenu: { '@media': { [media.xl]: hidden } },
});

export const fromMd = style({ '@media': { [media.belowMd]: hidden } });

export const belowLg = style({ '@media': { [media.lg]: hidden } });

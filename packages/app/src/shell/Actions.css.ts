import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

const nowhere = { display: 'none' };

const fromSm = style({ '@media': { [media.belowSm]: nowhere } });

/**
 * What is no daily need is in the bar where there is room; elsewhere it is in the menu of
 * `MoreAction`. A menu in the same bar needs the room until a screen is very large.
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

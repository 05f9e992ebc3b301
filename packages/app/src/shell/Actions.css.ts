import { style } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

const nowhere = { display: 'none' };

export const belowMd = style({ '@media': { [media.md]: nowhere } });

export const fromMd = style({ '@media': { [media.belowMd]: nowhere } });

/** A phone has it in the menu of what has no room. */
export const fromSm = style({ '@media': { [media.belowSm]: nowhere } });

export const fromSmBelowLg = style([fromSm, { '@media': { [media.lg]: nowhere } }]);

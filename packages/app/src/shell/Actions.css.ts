import { style } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

export const fromMd = style({ '@media': { [media.belowMd]: { display: 'none' } } });

export const belowLg = style({ '@media': { [media.lg]: { display: 'none' } } });

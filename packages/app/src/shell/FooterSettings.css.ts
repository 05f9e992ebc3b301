import { style } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

export const belowMd = style({ '@media': { [media.md]: { display: 'none' } } });

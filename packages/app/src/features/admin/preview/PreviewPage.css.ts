import { style } from '@vanilla-extract/css';
import { media } from '@touchline/ui/theme';

/** The sentence of the note takes two lines on a phone. */
export const secondLine = style({ '@media': { [media.sm]: { display: 'none' } } });

import { style } from '@vanilla-extract/css';
import { unit } from '@touchline/ui/theme';

/** As high as a card of two teams. */
export const tile = style({ display: 'grid', minBlockSize: unit(51) });

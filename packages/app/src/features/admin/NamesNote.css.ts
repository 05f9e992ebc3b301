import { style } from '@vanilla-extract/css';

/** Takes no room of its own, nor a gap of the grid around it. */
export const place = style({ display: 'contents' });

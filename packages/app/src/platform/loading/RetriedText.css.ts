import { style } from '@vanilla-extract/css';

/** Keeps the room of a text that is neither seen nor read aloud. */
export const room = style({ visibility: 'hidden' });

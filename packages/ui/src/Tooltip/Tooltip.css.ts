import { style } from '@vanilla-extract/css';

/** Listens without standing in the layout of its parent. */
export const anchor = style({ display: 'contents' });

import { style } from '@vanilla-extract/css';

/** `display: contents`, so that the listener element does not affect the layout of its parent. */
export const anchor = style({ display: 'contents' });

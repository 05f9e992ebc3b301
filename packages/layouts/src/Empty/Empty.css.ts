import { style } from '@vanilla-extract/css';

export const empty = style({});

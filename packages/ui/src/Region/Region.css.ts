import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const region = style({ color: vars.colour.text });

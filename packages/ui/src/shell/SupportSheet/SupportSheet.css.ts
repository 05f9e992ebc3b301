import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const content = style({ display: 'grid', gap: vars.space.large });

export const offline = style({ color: vars.colour.textSecondary });

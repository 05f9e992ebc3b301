import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.text.base,
});

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
});

export const here = style({ color: vars.colour.textSecondary });

export const separator = style({
  display: 'flex',
  color: vars.colour.icon,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

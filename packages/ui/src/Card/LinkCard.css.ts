import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { body, card } from './Card.css.ts';

export const linkCard = style([
  card,
  body,
  {
    gap: vars.space.xsmall,
    transition: `box-shadow ${vars.duration.quick} ${vars.curve.standard}`,
    selectors: {
      '&:hover': { boxShadow: vars.shadow.large },
    },
  },
]);

export const title = style({
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

/** Its `::after` covers the card, so that the whole card is clickable. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.card,
    },
    '&[data-hovered]::after': { background: vars.colour.hover },
    '&[data-pressed]::after': { background: vars.colour.pressed },
    '&[data-focus-visible]::after': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
});

export const content = style({ color: vars.colour.textSecondary });

/** Above the `::after` of the link, so that these controls stay clickable. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'start',
  marginBlockStart: vars.space.small,
});

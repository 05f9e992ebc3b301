import { style } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  // Wide enough for the error line of the row above.
  gap: unit(7),
  inlineSize: '100%',
});

export const summary = style({
  display: 'flex',
  gap: vars.space.medium,
  padding: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.dangerText}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.dangerSoft,
  color: vars.colour.onDangerSoft,
  fontSize: vars.text.base,
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
});

export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

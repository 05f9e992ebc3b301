import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';
import { choice, help as choiceHelp } from '../internal/choice.css.ts';
import { systemColours } from '../internal/systemColours.ts';

export const line = style([
  choice,
  {
    selectors: {
      '&[data-label-position="start"]': {
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        inlineSize: '100%',
      },
    },
  },
]);

export const track = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  inlineSize: unit(9),
  blockSize: vars.size.icon,
  padding: vars.border.thick,
  border: `${vars.border.thick} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.round,
  background: vars.colour.field,
  transition: `background-color ${vars.duration.quick} ${vars.curve.standard}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.colour.text },
    '[data-selected] > &': { borderColor: vars.theme.primary, background: vars.theme.primary },
    '[data-readonly] > &': { borderColor: vars.colour.controlBorder, background: 'none' },
    '[data-invalid] &': { borderColor: vars.colour.dangerText },
    '[data-focus-visible] > &': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: vars.border.thick,
    },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: systemColours },
});

export const thumb = style({
  inlineSize: unit(3),
  blockSize: unit(3),
  borderRadius: vars.radius.round,
  background: vars.colour.controlBorder,
  transition: `margin-inline-start ${vars.duration.quick} ${vars.curve.standard}`,
  selectors: {
    [`[data-selected] > ${track} > &`]: {
      marginInlineStart: unit(4),
      background: vars.theme.onPrimary,
    },
    [`[data-readonly][data-selected] > ${track} > &`]: { background: vars.colour.text },
  },
});

export const help = style([
  choiceHelp,
  {
    paddingInlineStart: unit(12),
    selectors: { [`${line}[data-label-position="start"] ~ &`]: { paddingInlineStart: 0 } },
  },
]);

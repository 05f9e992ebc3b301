import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const stage = style({
  display: 'flex',
  minBlockSize: '100dvh',
  selectors: { '&[data-column]': { flexDirection: 'column' } },
});

export const page = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: unit(400),
  padding: vars.space.xlarge,
});

export const beside = style({ marginBlockStart: vars.space.medium });

export const toggle = style({
  minBlockSize: vars.size.control,
  marginBlockEnd: vars.space.medium,
  paddingInline: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  borderRadius: vars.radius.round,
  background: vars.colour.field,
});

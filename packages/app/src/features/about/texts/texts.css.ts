import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const part = style({ display: 'grid', gap: vars.space.small });

export const title = style({ fontSize: vars.text.xlarge, fontWeight: vars.weight.semibold });

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.xlarge,
  listStyle: 'disc',
});

export const quiet = style({ color: vars.colour.textSecondary });

export const links = style({ display: 'grid', justifyItems: 'start', gap: vars.space.medium });

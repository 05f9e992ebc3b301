import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

/** In the middle of the window, which has nothing else to show. */
export const shellError = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.xlarge,
  maxInlineSize: vars.column.reading,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: vars.column.margin,
});

export const logo = style({ color: vars.theme.primaryText });

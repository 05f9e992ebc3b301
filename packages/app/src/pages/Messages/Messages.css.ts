import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const filter = style({ flex: 'none', inlineSize: 'fit-content' });

export const quiet = style({ flexGrow: 1, color: vars.colour.textSecondary });

import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

/** The first line of an error keeps clear of what stands below it. */
export const field = style({ display: 'grid', gap: unit(5), minInlineSize: 0 });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

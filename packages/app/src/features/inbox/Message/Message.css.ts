import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const quiet = style({ color: vars.colour.textSecondary });

export const part = style({ display: 'grid', gap: vars.space.large, overflowWrap: 'anywhere' });

export const picture = style({
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.large,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

/** Its words begin at the edge of the page. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space.large})` });

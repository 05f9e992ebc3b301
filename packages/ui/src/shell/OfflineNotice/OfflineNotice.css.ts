import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const region = style({ display: 'block' });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderRadius: vars.radius.card,
  background: vars.colour.warningSoft,
  color: vars.colour.onWarningSoft,
  fontSize: vars.text.medium,
  textAlign: 'center',
  '@media': { [media.print]: { display: 'none' } },
});

export const title = style({ fontWeight: vars.weight.semibold });

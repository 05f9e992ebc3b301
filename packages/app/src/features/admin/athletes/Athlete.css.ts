import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

/** The same for every flagged athlete, because the reason is not stored (ATHLETE-3). */
export const flagged = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const preview = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.large,
  border: `${vars.border.hair} solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
});

export const shownName = style({
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const consents = style({ display: 'grid', gap: vars.space.large });

export const consent = style({
  display: 'grid',
  gap: vars.space.small,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.large,
      borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
    },
  },
});

export const consentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  fontWeight: vars.weight.semibold,
});

export const photo = style({
  inlineSize: vars.size.bar,
  blockSize: vars.size.bar,
  objectFit: 'cover',
  borderRadius: vars.radius.large,
});

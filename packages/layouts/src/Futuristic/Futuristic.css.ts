import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.large,
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.xxlarge,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  color: vars.colour.onNavigation,
});

export const person = style({ flex: '1 1 0', minInlineSize: 0 });

const line = style({
  minBlockSize: '1lh',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Truncates at the end of the text, also when its direction differs from the page.
  unicodeBidi: 'plaintext',
});

export const name = style([line, { fontWeight: vars.weight.medium }]);

export const email = style([
  line,
  { color: vars.colour.onNavigationSecondary, fontSize: vars.text.small },
]);

import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

export const inbox = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  background: vars.colour.raised,
  color: vars.colour.text,
  '@media': {
    [media.sm]: { inlineSize: unit(90), maxInlineSize: '100%', blockSize: 'auto' },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.small,
  minBlockSize: unit(18),
  paddingBlock: vars.space.large,
  paddingInline: `${vars.space.xlarge} ${vars.space.large}`,
  background: vars.theme.primary,
  color: vars.theme.onPrimary,
});

export const closing = style({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${vars.space.medium})`,
  '@media': { [media.sm]: { display: 'none' } },
});

export const heading = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  outline: 'none',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  '@media': { [media.sm]: { maxBlockSize: unit(120) } },
});

const scrolling = style({ minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

export const list = scrolling;

/** Of a list that scrolls with its page. */
export const pageList = style({});

// What takes the focus there is scrolled clear of the undo bar, also when the bar comes with it.
globalStyle(`${pageList} :is(a, button)`, { scrollMarginBlockEnd: unit(16) });

export const state = style([scrolling, { flex: 1, display: 'grid' }]);

/** Clips the skeleton to the available height, which the list does not exceed either. */
export const skeletonClip = style({ minBlockSize: 0, overflow: 'hidden' });

/** Sticky on a page, so that the undo button stays visible wherever the removed row was. */
export const stickyUndo = style({ position: 'sticky', insetBlockEnd: 0, zIndex: 1 });

export const undo = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.xlarge} ${vars.space.small}`,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  background: vars.colour.sunken,
});

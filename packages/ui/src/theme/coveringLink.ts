import { vars } from './vars.css.ts';

/**
 * The style of a link that covers its positioned card or row, so that all of it can be pressed and
 * shows the focus. What stands above it needs `position: relative`.
 */
export function coveringLink() {
  return {
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.border.thick} solid ${vars.theme.focus}`,
        outlineOffset: vars.border.thick,
      },
    },
  } as const;
}

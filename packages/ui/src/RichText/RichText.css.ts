import { globalStyle, style } from '@vanilla-extract/css';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

const base = style({ overflowWrap: 'anywhere' });

export const kind = {
  phrase: base,
  block: style([
    base,
    {
      lineHeight: vars.leading.normal,
      selectors: { '&[data-is-scrolling]': { overflowX: 'auto' } },
    },
  ]),
};

const within = (selector: string) => `${base} :is(${selector})`;

globalStyle(within('a'), { color: vars.theme.primaryText, textDecoration: 'underline' });
globalStyle(within('p, ul, ol, dl, blockquote, pre, table, h2, h3, h4') + ':not(:first-child)', {
  marginBlockStart: vars.space.small,
});
globalStyle(within('blockquote, pre, h2, h3, h4, h5, h6'), { margin: 0 });
globalStyle(within('ul, ol'), { paddingInlineStart: unit(5) });
globalStyle(within('ul'), { listStyle: 'disc' });
globalStyle(within('ol'), { listStyle: 'decimal' });
globalStyle(within('h2, h3, h4, h5, h6'), {
  fontSize: 'inherit',
  fontWeight: vars.weight.semibold,
});
globalStyle(within('blockquote'), {
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `${vars.border.thick} solid ${vars.colour.border}`,
  color: vars.colour.textSecondary,
});
globalStyle(within('pre, code, kbd'), { fontFamily: vars.font.mono, whiteSpace: 'pre-wrap' });
globalStyle(within('img'), { blockSize: 'auto' });
globalStyle(within('mark'), {
  background: vars.colour.warningSoft,
  color: vars.colour.onWarningSoft,
});

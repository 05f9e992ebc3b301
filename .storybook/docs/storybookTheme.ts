import { constants, schemeTokens, tokensByTheme } from '@touchline/ui/theme/values';
import { create, type ThemeVars } from 'storybook/theming';

type PaintedScheme = 'light' | 'dark';

/** The look of Storybook's own controls, from the tokens of the product. */
export function storybookTheme(scheme: PaintedScheme): ThemeVars {
  const { text, textSecondary, card, page, bar, border, controlBorder, field } = schemeTokens;
  const { primary, primaryText } = tokensByTheme.default;
  return create({
    base: scheme,
    brandTitle: 'Touchline',
    brandUrl: './',
    brandImage: scheme === 'light' ? './brand/logo-light.svg' : './brand/logo-dark.svg',
    brandTarget: '_self',
    colorPrimary: primary[scheme],
    colorSecondary: primaryText[scheme],
    appBg: page[scheme],
    appContentBg: card[scheme],
    appPreviewBg: card[scheme],
    // Storybook mixes its borders with other colours, which needs an opaque one.
    appBorderColor: border[scheme].slice(0, 7),
    appBorderRadius: 6,
    fontBase: constants.font.body,
    fontCode: constants.font.mono,
    textColor: text[scheme],
    textInverseColor: card[scheme],
    textMutedColor: textSecondary[scheme],
    barBg: bar[scheme],
    barTextColor: textSecondary[scheme],
    barHoverColor: primaryText[scheme],
    barSelectedColor: primaryText[scheme],
    buttonBg: card[scheme],
    buttonBorder: controlBorder[scheme],
    inputBg: field[scheme],
    inputBorder: controlBorder[scheme],
    inputTextColor: text[scheme],
  });
}

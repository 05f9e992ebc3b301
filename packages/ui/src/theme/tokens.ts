/** A colour in both schemes, as `#rrggbb` or `#rrggbbaa`. */
export interface Colour {
  light: string;
  dark: string;
}

/** The tokens of a theme. A theme that lacks one does not compile. */
export interface Tokens {
  /** Fill of the main action, of panel headers and of the selected state. */
  primary: Colour;
  primaryHover: Colour;
  primaryPressed: Colour;
  /** Text and icons on `primary`, `primaryHover` and `primaryPressed`. */
  onPrimary: Colour;
  /** Coloured text and icons on page, card, raised and hovered surfaces. */
  primaryText: Colour;
  /** Light tint behind a selected row or an empty state's icon. */
  primarySoft: Colour;
  onPrimarySoft: Colour;
  /** Dark background of a whole header. */
  primaryStrong: Colour;
  onPrimaryStrong: Colour;
  /** Focus ring on every surface and on the navigation. */
  focus: Colour;
}

/** The tokens of a scheme, the same in every theme. */
export interface SchemeTokens {
  page: Colour;
  /** The area around a boxed layout. */
  gutter: Colour;
  card: Colour;
  /** Menus, popovers, dialogs. */
  raised: Colour;
  /** A recessed area inside a card: table heads, chat background. */
  sunken: Colour;
  field: Colour;
  bar: Colour;
  /** A bar whose contents are in the dark scheme, also on a light page. */
  barDark: Colour;
  /** Blended over a surface on hover. */
  hover: Colour;
  pressed: Colour;
  overlay: Colour;
  overlaySoft: Colour;
  border: Colour;
  /** Border of a control: at least 3 : 1 on page and card. */
  controlBorder: Colour;
  text: Colour;
  textSecondary: Colour;
  textHint: Colour;
  /** Only for disabled controls: 3 : 1, so that they are seen to be there. */
  textDisabled: Colour;
  icon: Colour;
  navigation: Colour;
  navigationVivid: Colour;
  /** Text on `navigation` and `navigationVivid` in both schemes. */
  onNavigation: Colour;
  onNavigationSecondary: Colour;
  tooltip: Colour;
  onTooltip: Colour;
  splash: Colour;
  onSplash: Colour;
  splashDots: Colour;
  neutralFill: Colour;
  onNeutralFill: Colour;
  neutralSoft: Colour;
  onNeutralSoft: Colour;
  infoFill: Colour;
  onInfoFill: Colour;
  infoText: Colour;
  infoSoft: Colour;
  onInfoSoft: Colour;
  successFill: Colour;
  onSuccessFill: Colour;
  successText: Colour;
  successSoft: Colour;
  onSuccessSoft: Colour;
  warningFill: Colour;
  onWarningFill: Colour;
  warningText: Colour;
  warningSoft: Colour;
  onWarningSoft: Colour;
  dangerFill: Colour;
  dangerFillHover: Colour;
  onDangerFill: Colour;
  dangerText: Colour;
  dangerSoft: Colour;
  onDangerSoft: Colour;
  messagesBadge: Colour;
  onMessagesBadge: Colour;
  notificationsBadge: Colour;
  onNotificationsBadge: Colour;
  /** Presence dots: at least 3 : 1 on card, bar and navigation. */
  presenceOnline: Colour;
  presenceAway: Colour;
  presenceBusy: Colour;
  presenceInvisible: Colour;
}

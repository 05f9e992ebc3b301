/** A colour in both schemes, as `#rrggbb` or `#rrggbbaa`. */
export interface Colour {
  light: string;
  dark: string;
}

/** What a theme decides. A new theme that lacks one of these does not compile. */
export interface Tokens {
  /** Fill of the main action, panel headers, the chosen state. */
  primary: Colour;
  primaryHover: Colour;
  primaryPressed: Colour;
  /** Text and icons on `primary`, `primaryHover` and `primaryPressed`. */
  onPrimary: Colour;
  /** Coloured text and icons on page, card, raised and hovered surfaces. */
  primaryText: Colour;
  /** Faint tint behind a chosen row or an empty state's icon. */
  primarySoft: Colour;
  onPrimarySoft: Colour;
  /** Deep band behind a whole header. */
  primaryStrong: Colour;
  onPrimaryStrong: Colour;
  /** Focus ring on every surface and on the navigation. */
  focus: Colour;
}

/** What the scheme decides, the same in every theme. */
export interface SchemeTokens {
  page: Colour;
  /** The area around a boxed layout. */
  gutter: Colour;
  card: Colour;
  /** Menus, popovers, dialogs. */
  raised: Colour;
  /** A well inside a card: table heads, chat background. */
  sunken: Colour;
  field: Colour;
  bar: Colour;
  /** Laid over a surface under the pointer. */
  hover: Colour;
  pressed: Colour;
  overlay: Colour;
  overlaySoft: Colour;
  border: Colour;
  /** Boundary of a control: at least 3 : 1 on page and card. */
  controlBorder: Colour;
  text: Colour;
  textSecondary: Colour;
  textHint: Colour;
  /** Exempt from contrast: only for controls that cannot be used. */
  textDisabled: Colour;
  icon: Colour;
  navigation: Colour;
  navigationVivid: Colour;
  /** Text on `navigation` and `navigationVivid` in whichever scheme. */
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

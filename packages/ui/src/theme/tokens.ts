/** A colour in both schemes, as `#rrggbb` or `#rrggbbaa`. */
export interface Colour {
  /** In the light scheme: a colour of CSS. */
  light: string;
  /** In the dark scheme. */
  dark: string;
}

/** The tokens of a theme. A theme that lacks one does not compile. */
export interface Tokens {
  /** Fill of the main action, of panel headers and of the selected state. */
  primary: Colour;
  /** Fill of the main action under the pointer. */
  primaryHover: Colour;
  /** Fill of the main action while it is pressed. */
  primaryPressed: Colour;
  /** Text and icons on `primary`, `primaryHover` and `primaryPressed`. */
  onPrimary: Colour;
  /** Coloured text and icons on page, card, raised and hovered surfaces. */
  primaryText: Colour;
  /** Light tint behind a selected row or an empty state's icon. */
  primarySoft: Colour;
  /** Text and icons on `primarySoft`. */
  onPrimarySoft: Colour;
  /** Dark background of a whole header. */
  primaryStrong: Colour;
  /** Text and icons on `primaryStrong`. */
  onPrimaryStrong: Colour;
  /** Focus ring on every surface and on the navigation. */
  focus: Colour;
}

/** The tokens of a scheme, the same in every theme. */
export interface SchemeTokens {
  /** The background of the page. */
  page: Colour;
  /** The area around a boxed layout. */
  gutter: Colour;
  /** The background of a card. */
  card: Colour;
  /** Menus, popovers, dialogs. */
  raised: Colour;
  /** A recessed area inside a card: table heads, chat background. */
  sunken: Colour;
  /** The background of a field. */
  field: Colour;
  /** The background of the bar. */
  bar: Colour;
  /** A bar whose contents are in the dark scheme, also on a light page. */
  barDark: Colour;
  /** Blended over a surface on hover. */
  hover: Colour;
  /** Blended over a surface while it is pressed. */
  pressed: Colour;
  /** Dims the page behind a dialog or a drawer. */
  overlay: Colour;
  /** Dims the page less, behind an aside of the navigation. */
  overlaySoft: Colour;
  /** Lines between parts; nothing depends on seeing them. */
  border: Colour;
  /** Border of a control: at least 3 : 1 on page and card. */
  controlBorder: Colour;
  /** Text on page, card and raised surfaces. */
  text: Colour;
  /** Text that is read after the other. */
  textSecondary: Colour;
  /** Placeholders and hints. */
  textHint: Colour;
  /** Only for disabled controls: 3 : 1, so that they are seen to be there. */
  textDisabled: Colour;
  /** Icons beside text. */
  icon: Colour;
  /** The background of a navigation that is dark in both schemes. */
  navigation: Colour;
  /** The background of the futuristic navigation. */
  navigationVivid: Colour;
  /** Text on `navigation` and `navigationVivid` in both schemes. */
  onNavigation: Colour;
  /** The same, for text that is read after the other. */
  onNavigationSecondary: Colour;
  /** The background of a tooltip. */
  tooltip: Colour;
  /** Text on `tooltip`. */
  onTooltip: Colour;
  /** The background of the splash screen. */
  splash: Colour;
  /** Text on `splash`. */
  onSplash: Colour;
  /** The dots that move on `splash`. */
  splashDots: Colour;
  /** Strong background of what has no tone. */
  neutralFill: Colour;
  /** Text and icons on `neutralFill`. */
  onNeutralFill: Colour;
  /** Light background of what has no tone. */
  neutralSoft: Colour;
  /** Text and icons on `neutralSoft`. */
  onNeutralSoft: Colour;
  /** Strong background of information. */
  infoFill: Colour;
  /** Text and icons on `infoFill`. */
  onInfoFill: Colour;
  /** Coloured text and icons of information. */
  infoText: Colour;
  /** Light background of information. */
  infoSoft: Colour;
  /** Text and icons on `infoSoft`. */
  onInfoSoft: Colour;
  /** Strong background of what went well. */
  successFill: Colour;
  /** Text and icons on `successFill`. */
  onSuccessFill: Colour;
  /** Coloured text and icons of what went well. */
  successText: Colour;
  /** Light background of what went well. */
  successSoft: Colour;
  /** Text and icons on `successSoft`. */
  onSuccessSoft: Colour;
  /** Strong background of a warning. */
  warningFill: Colour;
  /** Text and icons on `warningFill`. */
  onWarningFill: Colour;
  /** Coloured text and icons of a warning. */
  warningText: Colour;
  /** Light background of a warning. */
  warningSoft: Colour;
  /** Text and icons on `warningSoft`. */
  onWarningSoft: Colour;
  /** Strong background of an error and of an action that destroys. */
  dangerFill: Colour;
  /** The same under the pointer. */
  dangerFillHover: Colour;
  /** Text and icons on `dangerFill` and `dangerFillHover`. */
  onDangerFill: Colour;
  /** Coloured text and icons of an error. */
  dangerText: Colour;
  /** Light background of an error. */
  dangerSoft: Colour;
  /** Text and icons on `dangerSoft`. */
  onDangerSoft: Colour;
  /** The badge of unread messages. */
  messagesBadge: Colour;
  /** The number on `messagesBadge`. */
  onMessagesBadge: Colour;
  /** The badge of unread notifications. */
  notificationsBadge: Colour;
  /** The number on `notificationsBadge`. */
  onNotificationsBadge: Colour;
  /** Presence dots: at least 3 : 1 on card, bar and navigation. */
  presenceOnline: Colour;
  /** The dot of a person who is away. */
  presenceAway: Colour;
  /** The dot of a person who is busy. */
  presenceBusy: Colour;
  /** The dot of a person who does not want to be seen. */
  presenceInvisible: Colour;
}

import { amber, black, green, indigo, red, sky, slate, teal, white } from './palette.ts';
import type { Colour, SchemeTokens } from './tokens.ts';

function colour(light: string, dark: string): Colour {
  return { light, dark };
}

function both(value: string): Colour {
  return { light: value, dark: value };
}

/** The neutral colours and the tones that every theme shares. */
export const schemeTokens: SchemeTokens = {
  page: colour(slate[100], slate[900]),
  gutter: colour(slate[200], slate[800]),
  card: colour(white, slate[800]),
  raised: colour(white, slate[800]),
  sunken: colour(slate[50], slate[900]),
  field: colour(white, slate[900]),
  bar: colour(white, slate[900]),
  barDark: colour(slate[800], slate[900]),
  hover: colour('#94a3b81f', '#ffffff0d'),
  pressed: colour('#94a3b833', '#ffffff1a'),
  overlay: both('#00000099'),
  overlaySoft: both('#0000004d'),
  border: colour(slate[200], '#f1f5f91f'),
  controlBorder: colour('#7c8aa0', slate[400]),
  text: colour(slate[800], white),
  textSecondary: colour(slate[600], slate[300]),
  textHint: colour('#5b6a80', '#a9b6c9'),
  textDisabled: colour('#7f8ea3', slate[500]),
  icon: colour(slate[500], slate[400]),
  navigation: both(slate[900]),
  navigationVivid: both(indigo[800]),
  onNavigation: both(white),
  onNavigationSecondary: both('#c9d3e8'),
  tooltip: colour(slate[800], slate[200]),
  onTooltip: colour(white, slate[900]),
  splash: both('#111827'),
  onSplash: both(white),
  splashDots: both('#1e96f7'),
  neutralFill: colour(slate[600], slate[300]),
  onNeutralFill: colour(white, slate[900]),
  neutralSoft: colour(slate[200], slate[700]),
  onNeutralSoft: colour(slate[700], slate[100]),
  infoFill: colour(sky[700], sky[400]),
  onInfoFill: colour(white, sky[950]),
  infoText: colour(sky[800], sky[300]),
  infoSoft: colour(sky[100], sky[900]),
  onInfoSoft: colour(sky[900], sky[100]),
  successFill: colour(green[700], green[400]),
  onSuccessFill: colour(white, green[950]),
  successText: colour(green[800], green[300]),
  successSoft: colour(green[100], green[900]),
  onSuccessSoft: colour(green[900], green[100]),
  warningFill: colour(amber[700], amber[400]),
  onWarningFill: colour(white, amber[950]),
  warningText: colour(amber[800], amber[300]),
  warningSoft: colour(amber[100], amber[900]),
  onWarningSoft: colour(amber[900], amber[100]),
  dangerFill: colour(red[600], red[400]),
  dangerFillHover: colour(red[700], red[300]),
  onDangerFill: colour(white, red[950]),
  dangerText: colour(red[700], red[300]),
  dangerSoft: colour(red[100], red[900]),
  onDangerSoft: colour(red[900], red[100]),
  messagesBadge: both(indigo[600]),
  onMessagesBadge: both(white),
  notificationsBadge: both(teal[700]),
  onNotificationsBadge: both(white),
  presenceOnline: colour(green[600], green[500]),
  presenceAway: colour('#c66a05', amber[500]),
  presenceBusy: colour(red[600], red[400]),
  presenceInvisible: colour(slate[500], slate[400]),
};

/** Shadows are transparent in the dark scheme, where borders separate surfaces. */
export const shadowColour: Colour = colour(`${black}1a`, `${black}00`);

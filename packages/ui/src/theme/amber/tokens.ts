import { amber, white } from '../palette.ts';
import type { Tokens } from '../tokens.ts';

export const tokens: Tokens = {
  primary: { light: amber[500], dark: amber[500] },
  primaryHover: { light: amber[400], dark: amber[400] },
  primaryPressed: { light: amber[600], dark: amber[600] },
  onPrimary: { light: amber[950], dark: amber[950] },
  primaryText: { light: amber[800], dark: amber[300] },
  primarySoft: { light: amber[100], dark: amber[900] },
  onPrimarySoft: { light: amber[800], dark: amber[100] },
  primaryStrong: { light: amber[700], dark: amber[700] },
  onPrimaryStrong: { light: white, dark: white },
  focus: { light: amber[700], dark: amber[300] },
};

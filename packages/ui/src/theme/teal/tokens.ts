import { teal, white } from '../palette.ts';
import type { Tokens } from '../tokens.ts';

export const tokens: Tokens = {
  primary: { light: teal[700], dark: teal[700] },
  primaryHover: { light: teal[800], dark: teal[800] },
  primaryPressed: { light: teal[900], dark: teal[900] },
  onPrimary: { light: white, dark: white },
  primaryText: { light: teal[800], dark: teal[300] },
  primarySoft: { light: teal[100], dark: teal[900] },
  onPrimarySoft: { light: teal[800], dark: teal[100] },
  primaryStrong: { light: teal[700], dark: teal[700] },
  onPrimaryStrong: { light: white, dark: white },
  focus: { light: teal[700], dark: teal[300] },
};

import { blue, white } from '../palette.ts';
import type { Tokens } from '../tokens.ts';

export const tokens: Tokens = {
  primary: { light: blue[700], dark: blue[700] },
  primaryHover: { light: blue[800], dark: blue[800] },
  primaryPressed: { light: blue[900], dark: blue[900] },
  onPrimary: { light: white, dark: white },
  primaryText: { light: blue[800], dark: blue[300] },
  primarySoft: { light: blue[100], dark: blue[900] },
  onPrimarySoft: { light: blue[800], dark: blue[100] },
  primaryStrong: { light: blue[700], dark: blue[700] },
  onPrimaryStrong: { light: white, dark: white },
  focus: { light: blue[800], dark: blue[300] },
};

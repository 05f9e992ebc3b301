import { indigo, white } from '../palette.ts';
import type { Tokens } from '../tokens.ts';

export const tokens: Tokens = {
  primary: { light: indigo[600], dark: indigo[600] },
  primaryHover: { light: indigo[700], dark: indigo[700] },
  primaryPressed: { light: indigo[800], dark: indigo[800] },
  onPrimary: { light: white, dark: white },
  primaryText: { light: indigo[700], dark: indigo[300] },
  primarySoft: { light: indigo[100], dark: indigo[900] },
  onPrimarySoft: { light: indigo[800], dark: indigo[100] },
  primaryStrong: { light: indigo[700], dark: indigo[700] },
  onPrimaryStrong: { light: white, dark: white },
  focus: { light: indigo[700], dark: indigo[300] },
};

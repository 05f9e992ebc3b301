import { purple, white } from '../palette.ts';
import type { Tokens } from '../tokens.ts';

export const tokens: Tokens = {
  primary: { light: purple[600], dark: purple[600] },
  primaryHover: { light: purple[700], dark: purple[700] },
  primaryPressed: { light: purple[800], dark: purple[800] },
  onPrimary: { light: white, dark: white },
  primaryText: { light: purple[700], dark: purple[300] },
  primarySoft: { light: purple[100], dark: purple[900] },
  onPrimarySoft: { light: purple[800], dark: purple[100] },
  primaryStrong: { light: purple[700], dark: purple[700] },
  onPrimaryStrong: { light: white, dark: white },
  focus: { light: purple[700], dark: purple[300] },
};

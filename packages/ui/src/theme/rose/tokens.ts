import { rose, white } from '../palette.ts';
import type { Tokens } from '../tokens.ts';

export const tokens: Tokens = {
  primary: { light: rose[600], dark: rose[600] },
  primaryHover: { light: rose[700], dark: rose[700] },
  primaryPressed: { light: rose[800], dark: rose[800] },
  onPrimary: { light: white, dark: white },
  primaryText: { light: rose[700], dark: rose[300] },
  primarySoft: { light: rose[100], dark: rose[900] },
  onPrimarySoft: { light: rose[800], dark: rose[100] },
  primaryStrong: { light: rose[700], dark: rose[700] },
  onPrimaryStrong: { light: white, dark: white },
  focus: { light: rose[700], dark: rose[300] },
};

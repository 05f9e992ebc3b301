import { makeTheme } from '../makeTheme.ts';
import { tokens } from './tokens.ts';

makeTheme('amber', tokens);

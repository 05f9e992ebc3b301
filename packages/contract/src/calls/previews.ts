import type { CallsOf } from '../call.ts';
import { idPath } from '../internal/records.ts';
import { matchPreview, schoolPreview, teamPreview } from '../preview.ts';

/**
 * Pages as visitors will see them, for those who may publish them (ADMIN-9). The rule of display is
 * applied as for a visitor, whoever asks; 403 for another school.
 */
export const calls = {
  matchPreview: { path: idPath, answer: matchPreview },
  teamPreview: { path: idPath, answer: teamPreview },
  schoolPreview: { path: idPath, answer: schoolPreview },
} satisfies CallsOf<'previews'>;

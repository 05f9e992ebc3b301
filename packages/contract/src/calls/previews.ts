import type { CallsOf } from '../call.ts';
import { byId } from '../internal/byId.ts';
import { matchPreview, schoolPreview, teamPreview } from '../preview.ts';

/**
 * Pages as visitors will see them, for those who may publish them (ADMIN-9). The rule of display is
 * applied as for a visitor, whoever asks; 403 for another school.
 */
export const calls = {
  matchPreview: { ...byId, answer: matchPreview },
  teamPreview: { ...byId, answer: teamPreview },
  schoolPreview: { ...byId, answer: schoolPreview },
} satisfies CallsOf<'previews'>;

import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { byId } from '../internal/byId.ts';
import { timeZone } from '../internal/strict.ts';
import { matchPreview, schoolPreview, teamPreview } from '../preview.ts';

/** IANA name of the zone of the viewer, whose today parts the matches; UTC without it (TEAM-8). */
const query = v.strictObject({ timeZone: v.optional(timeZone) });

/**
 * Pages as visitors will see them, for those who may publish them (ADMIN-9). The rule of display is
 * applied as for a visitor, whoever asks; 403 for another school.
 */
export const calls = {
  matchPreview: { ...byId, answer: matchPreview },
  teamPreview: { ...byId, query, answer: teamPreview },
  schoolPreview: { ...byId, query, answer: schoolPreview },
} satisfies CallsOf<'previews'>;

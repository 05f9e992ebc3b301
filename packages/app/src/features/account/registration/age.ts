/** The bands of the question for the age, none of which is marked as the wanted one (SIGNUP-5). */
export const ageBands = ['under13', 'from13', 'from16', 'adult'] as const;

export type AgeBand = (typeof ageBands)[number];

/**
 * The bands that may have an account of their own: from 16 on, the age at which all countries of the
 * EU let a person consent to an online service. The owner of the product can lower it.
 */
const oldEnough: ReadonlySet<AgeBand> = new Set<AgeBand>(['from16', 'adult']);

export function isOldEnough(band: AgeBand): boolean {
  return oldEnough.has(band);
}

export function parseAgeBand(value: unknown): AgeBand | null {
  return ageBands.find((band) => band === value) ?? null;
}

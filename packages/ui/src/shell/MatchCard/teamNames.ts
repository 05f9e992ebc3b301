import { fold } from '../../Highlight/fold.ts';

/** A shorter word of both names would be an article or a number. */
const shortestWord = 3;

/**
 * The names of a team in a card or a row: that of its school only where the team's own does not tell it, as in
 * "U16 Girls".
 */
export function teamNames(team: { name: string; schoolName: string }): {
  name: string;
  school: string | null;
} {
  const { name, schoolName } = team;
  const words = new Set(splitWords(name));
  const tellsSchool = splitWords(schoolName).some((word) => words.has(word));
  return { name, school: tellsSchool || fold(name) === fold(schoolName) ? null : schoolName };
}

function splitWords(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord && !/^u\d+$/.test(word));
}

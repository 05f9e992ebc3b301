import type { ChosenMutation } from './options.ts';

export interface Finished {
  /** Each mutation that was made. */
  made: readonly ChosenMutation[];
  unnoticed: readonly ChosenMutation[];
  /** How many were asked for. */
  asked: number;
  /** The commit, and whether the files differ from it. */
  commit: string;
  /** The day, `YYYY-MM-DD`. */
  day: string;
  minutes: number;
  /** The area in which the run has stopped; null for one that came to its end. */
  stoppedIn: string | null;
}

/** The result of a run as Markdown, to be pasted where it is kept. */
export function summaryOf(finished: Finished): string {
  const { made, unnoticed, asked, commit, day, minutes, stoppedIn } = finished;
  const noticed = made.length - unnoticed.length;
  const areas = [...new Set(made.map(({ area }) => area))];
  const countIn = (area: string, of: readonly ChosenMutation[]) =>
    of.filter((mutation) => mutation.area === area).length;
  return [
    `\`pnpm mutate\`, ${day}, ${commit}: ${noticed} of ${made.length} mutations were noticed, in ${minutes} minutes.`,
    ...(stoppedIn === null
      ? []
      : [`Stopped after ${made.length} of ${asked}; go on with \`--from ${stoppedIn}\`.`]),
    '',
    '| area | mutations | not noticed |',
    '| --- | --- | --- |',
    ...areas.map((area) => `| ${area} | ${countIn(area, made)} | ${countIn(area, unnoticed)} |`),
    ...(unnoticed.length === 0 ? [] : ['', 'Not noticed:', '']),
    ...unnoticed.map(({ file, broken }) => `- \`${file}\`: ${broken}`),
  ].join('\n');
}

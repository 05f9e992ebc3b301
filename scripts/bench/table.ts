import { goals, type Measured, type Metric } from './goals.ts';

/** Sizes of a signed-in person's visit stand beside the visitor's; times are the visitor's. */
const sizes: readonly Metric[] = ['scriptUntilUsable', 'scriptSettled', 'styleSettled', 'heap'];

export function table(visitor: Measured, signedIn: Measured): string {
  const rows = (Object.keys(goals) as Metric[]).map((metric) => {
    const { label, unit, goal } = goals[metric];
    const value = visitor[metric];
    return [
      label,
      shown(value, unit),
      goal === null ? '' : shown(goal, unit),
      goal === null || typeof value !== 'number' ? '' : value <= goal ? 'met' : 'missed',
      sizes.includes(metric) ? shown(signedIn[metric], unit) : '',
    ];
  });
  const all = [['', 'measured', 'goal', '', 'signed in'], ...rows];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [
    '',
    'Production build, gzip, cold cache; a phone of 390 × 844 at 4× CPU, 150 ms and 1.6 Mbps,',
    'clicks at 1280 × 900 with the same throttling, by a pointer that comes from the middle of the',
    'page in 0.7 s, rests 0.3 s and presses for 0.08 s; long lists without throttling. Medians.',
    '',
    ...lines,
  ].join('\n');
}

function shown(value: number | null | undefined, unit: string): string {
  if (typeof value !== 'number') return '–';
  const digits = unit === 'ms' ? 0 : unit === '' ? 3 : 1;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

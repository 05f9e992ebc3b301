import {
  backEndGoals,
  galleryGoals,
  goals,
  scaleGoals,
  type Measured,
  type Metric,
} from './goals.ts';

interface Goal {
  label: string;
  unit: string;
  goal: number | null;
  isLeast?: boolean;
}

type Goals = Readonly<Record<string, Goal>>;

/**
 * A table with a column per situation; values that miss their goal are marked.
 *
 * @param scale the results for long lists; omitted or empty: without them
 */
export function table(measured: Readonly<Record<string, Measured>>, scale?: Measured): string {
  if (Object.keys(measured).length === 0) return listTable(scale ?? {});
  return [
    '',
    'Production build, answers and files in gzip, cold cache; 4× CPU, 150 ms and 1.6 Mbps. A phone is',
    '390 × 844, a desktop 1350 × 940. A pointer comes from the middle of the page in 0.25 s, rests for',
    '0.15 s and presses once for 0.08 s. Medians; what misses its goal has a cross.',
    '',
    ...lines(goals, measured),
    listTable(scale ?? {}),
  ].join('\n');
}

/** The table of long lists; nothing where none was measured. */
function listTable(scale: Measured): string {
  if (Object.keys(scale).length === 0) return '';
  const all = lines(scaleGoals, { '1280 × 900': scale });
  return ['', 'Long lists, without throttling:', '', ...all].join('\n');
}

/** The table of the gallery. */
export function galleryTable(measured: Measured): string {
  const all = lines(galleryGoals, { '1440 × 900': measured });
  return ['', 'Published Storybook, cold cache, without throttling:', '', ...all].join('\n');
}

/** The table of the mock server. */
export function backEndTable(measured: Measured): string {
  return ['', ...lines(backEndGoals, { 'mock server': measured })].join('\n');
}

function lines(of: Goals, measured: Readonly<Record<string, Measured>>): string[] {
  const names = Object.keys(measured);
  const isMeasured = (metric: string) => names.some((name) => metric in (measured[name] ?? {}));
  const entries = Object.entries(of).filter(([metric]) => isMeasured(metric));
  const rows = entries.map(([metric, { label, unit, goal, isLeast }]) => [
    label,
    goal === null ? '' : shown(goal, unit),
    ...names.map((name) => {
      const value = measured[name]?.[metric as Metric];
      const isMissed =
        goal !== null &&
        typeof value === 'number' &&
        (isLeast ? rounded(value, unit) < goal : rounded(value, unit) > goal);
      return `${shown(value, unit)} ${isMissed ? '✗' : ' '}`;
    }),
  ]);
  const all = [['', 'goal', ...names.map((name) => `${name}  `)], ...rows];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

function rounded(value: number, unit: string): number {
  return Number(value.toFixed(digitsOf(unit)));
}

function digitsOf(unit: string): number {
  if (unit === 'ms' || unit === '/s') return 0;
  if (unit === '') return 3;
  return unit === '×' ? 2 : 1;
}

function shown(value: number | null | undefined, unit: string): string {
  if (typeof value !== 'number') return '–';
  return `${value.toFixed(digitsOf(unit))}${unit && ` ${unit}`}`;
}

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

/** What was measured of long lists, by the size of the window, and of those of the admin area. */
export interface MeasuredLists {
  scale: Readonly<Record<string, Measured>>;
  admin: Readonly<Record<string, Measured>>;
}

/**
 * A table with a column per situation; values that miss their goal are marked.
 *
 * @param lists the results for long lists; omitted or empty: without them
 */
export function table(
  measured: Readonly<Record<string, Measured>>,
  lists: MeasuredLists = { scale: {}, admin: {} },
): string {
  const ofLists = [
    listTable('Long lists', lists.scale),
    listTable('Lists of 10,000 records in the admin area', lists.admin),
  ];
  if (Object.keys(measured).length === 0) return ofLists.join('');
  return [
    '',
    'Production build, answers and files in gzip, cold cache; 4× CPU, 150 ms and 1.6 Mbps. A phone is',
    '390 × 844, a desktop 1350 × 940. A pointer comes from the middle of the page in 0.25 s, rests for',
    '0.15 s and presses once for 0.08 s. Medians; what misses its goal has a cross.',
    '',
    ...lines(goals, measured),
    ...ofLists,
  ].join('\n');
}

/** The table of long lists; nothing where none was measured. */
function listTable(title: string, measured: Readonly<Record<string, Measured>>): string {
  if (Object.keys(measured).length === 0) return '';
  return ['', `${title}, without throttling:`, '', ...lines(scaleGoals, measured)].join('\n');
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

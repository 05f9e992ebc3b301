import { expect, it } from 'vitest';
import { compared } from './compared.ts';
import { goals, scaleGoals } from './goals.ts';

/** `pnpm bench` measures them on slow 4G with a fourth of the processor. */
it('the goals of the bench are within those of the rules (PERF-2)', () => {
  expect(goals.largestPaint.goal).toBeLessThanOrEqual(2_500);
  expect(goals.layoutShift.goal).toBeLessThanOrEqual(0.1);
  const presses = ['menuPaint', 'menuAgainPaint', 'pagePaint', 'pageAgainPaint', 'layoutPaint'];
  for (const press of presses as (keyof typeof goals)[])
    expect(goals[press].goal).toBeLessThanOrEqual(200);
});

it('the goals of a long list are those of the rules (PERF-6)', () => {
  const presses = Object.entries(scaleGoals).filter(([name]) => name.startsWith('admin'));
  expect(presses).toHaveLength(8);
  for (const [name, { goal }] of presses) expect(goal, name).toBeLessThanOrEqual(50);
});

it.each([
  ['firstPaint', 'bareFirstPaint'],
  ['largestPaint', 'bareLargestPaint'],
  ['shellUsable', 'bareUsable'],
] as const)('the table has the time of React alone below %s', (metric, bare) => {
  const rows = Object.keys(goals);
  expect(rows[rows.indexOf(metric) + 1]).toBe(bare);
  const times = compared({ [metric]: 900 }, { [metric]: 600 });
  expect(times[bare]).toBe(600);
  expect(times.usableRatio).toBe(metric === 'shellUsable' ? 1.5 : null);
});

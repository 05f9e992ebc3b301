import { expect, it } from 'vitest';
import { contrast } from '../theme/contrast.ts';
import { crestColours } from '../theme/crestColours.ts';
import { crestDrawing, crestShapes } from './crestDrawing.ts';

const ids = Array.from({ length: 600 }, (_, index) => `school-${index}`);

/** The 216 colours whose channels are multiples of 51. */
const grid = Array.from(
  { length: 216 },
  (_, index) =>
    `#${[index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36)].map((step) => (step * 51).toString(16).padStart(2, '0')).join('')}`,
);

it('draws each shape in each pair of colours, evenly (SCHOOL-8)', () => {
  const drawings = ids.map((id) => crestDrawing(id));
  const kinds = Map.groupBy(drawings, ({ shape, primary }) => `${shape} ${primary}`);
  expect(kinds.size).toBe(crestShapes.length * crestColours.length);
  for (const [kind, { length }] of kinds) expect(length, kind).toBeGreaterThan(8);
});

it('draws the same for the same id (SCHOOL-8)', () => {
  expect(ids.slice(0, 6).map((id) => crestDrawing(id).shape)).toEqual([
    'roundel',
    'shield',
    'pennant',
    'pennant',
    'shield',
    'pennant',
  ]);
});

it('draws in the colours of the school, which do not change the shape (SCHOOL-8)', () => {
  const colours = { primary: '#123456', secondary: '#ABCDEF' };
  for (const id of ids.slice(0, 20)) {
    expect(crestDrawing(id, colours)).toMatchObject({
      ...colours,
      shape: crestDrawing(id).shape,
    });
  }
});

it.each([
  null,
  undefined,
  { primary: 'red', secondary: '#abcdef' },
  { primary: '#123456', secondary: '' },
  { primary: '#123456;fill:red', secondary: '#abcdef' },
  { primary: '#123', secondary: '#abcdef' },
])('draws in colours from the id without usable ones: %j (SCHOOL-8)', (colours) => {
  expect(crestDrawing('school-1', colours)).toEqual(crestDrawing('school-1'));
});

it('writes initials that read at 4.5 : 1 on every ground, in the second colour where it does (SCHOOL-8)', () => {
  const inks = grid.flatMap((primary) =>
    grid.map((secondary) => crestDrawing('school-1', { primary, secondary })),
  );
  expect(inks.filter(({ ink, primary }) => contrast(ink, primary) < 4.5)).toEqual([]);
  expect(
    inks.filter(
      ({ ink, primary, secondary }) => ink !== secondary && contrast(secondary, primary) >= 4.5,
    ),
  ).toEqual([]);
});

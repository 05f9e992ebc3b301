import { expect, test } from 'vitest';
import { styleClasses } from './styleClasses.ts';

test.each([
  ['.row1 { color: red; }', ['row1']],
  ['.row1:hover > .mark2, [dir="rtl"] .row3 { color: red; }', ['row1', 'mark2', 'row3']],
  ['@media (width < 40rem) { .row1::before { color: red; } }', ['row1']],
  ['@keyframes grow4 { from { opacity: 0; } }', []],
  ['', []],
])('%s has a part where one of its classes is', (css, classes) => {
  expect(styleClasses(css)).toEqual(classes);
});

test.each([
  ':root { --space: 4px; }',
  'a:hover, .row1 { color: red; }',
  ':not(.row1) { color: red; }',
  '@font-face { font-family: Inter; }',
  '@layer base { .row1 { color: red; } }',
])('%s has a part everywhere', (css) => {
  expect(styleClasses(css)).toBeNull();
});

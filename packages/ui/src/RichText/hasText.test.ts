import { expect, test } from 'vitest';
import { hasText } from './hasText.ts';

test.each([
  ['Kick-off', true],
  ['<b>Kick-off</b>', true],
  ['1 < 2', true],
  ['', false],
  [' \n', false],
  ['<b> </b>', false],
  ['<p>&nbsp;</p>', false],
  ['&#160;', false],
  ['<script>x</script>', false],
  ['<style>a {}</style> <b>b</b>', true],
  ['<3>', true],
  ['<img src=x onerror=alert(1)>', false],
  [null, false],
  [undefined, false],
])('%j has text: %s (WIRE-18)', (html, isSo) => {
  expect(hasText(html)).toBe(isSo);
});

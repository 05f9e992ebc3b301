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
  ['<img alt="a < b" src=x>', false],
  ['<b title="x" <i>', false],
  ['<b', false],
  ['Kick-off <b', true],
  [null, false],
  [undefined, false],
])('%j has text: %s (WIRE-18)', (html, isSo) => {
  expect(hasText(html)).toBe(isSo);
});

// None ends, so that each could be looked for up to the end of the text.
test.each([
  '<a',
  '<!--',
  '<script ',
  '</script',
  '<script></script ',
  '&#0',
  '&#x0',
  '<',
  '</',
  ' ',
])('a text of many beginnings is read at once: %j', (part) => {
  expect(hasText(`${part.repeat(100_000)}\n`)).toBe(/^&|^<\/?$/.test(part));
});

import { expect, it } from 'vitest';
import { phoneText } from './phoneText.ts';

it.each([
  ['+905321234567', '+90 532 123 4567'],
  ['+12025550123', '+1 202 555 0123'],
  ['+442079460123', '+44 207 946 0123'],
  ['+35312345678', '+353 123 45678'],
  [' +27215550123 ', '+27 215 550 123'],
])('groups %j (AD-5)', (number, text) => {
  expect(phoneText(number)).toBe(text);
});

it.each(['+90 (212) 555 01 01', '0212-555-01-01', '11511', '+1234', 'none', ''])(
  'leaves %j as it is (AD-5)',
  (number) => {
    expect(phoneText(number)).toBe(number);
  },
);

import { expect, test } from 'vitest';
import { call, errorFieldsOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const as = 'user';
const base = 'api/common/shortcuts';
const shortcut = { label: 'Next week', icon: 'heroicons_outline:calendar', link: '/matches' };

test.each([
  ['label', '   ', false],
  ['link', 'javascript:alert(1)', false],
  ['link', 'java\nscript:alert(1)', false],
  ['link', 'http://touchline.example', false],
  ['link', '//host', false],
  ['link', 'https://touchline.example/help', true],
  ['link', '/matches?period=coming', true],
])('a shortcut with the %s %j is taken: %j (SHORTCUT-3)', async (field, value, isTaken) => {
  const given = { ...shortcut, [field]: value };
  const created = await call('POST', base, { as, body: { shortcut: given } });
  expect(created.status).toBe(isTaken ? 200 : 400);
  const body = { id: 'shortcut-live', shortcut: { [field]: value } };
  const updated = await call('PATCH', base, { as, body });
  expect(updated.status).toBe(isTaken ? 200 : 400);
  if (!isTaken) expect(errorFieldsOf(updated)).toEqual([`shortcut.${field}`]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { published } from '../library/packages.ts';
import { openReporter, type Reporter } from './publicExports.ts';

let reporter: Reporter;

beforeAll(() => {
  reporter = openReporter();
}, 120_000);

afterAll(() => reporter.close());

/**
 * A change of these is a decision: `pnpm exports` updates the snapshots, and the diff shows what
 * changed.
 */
it.each(published)('exports of %s are known', { timeout: 60_000 }, async (name) => {
  await expect(`${reporter.report(name)}\n`).toMatchFileSnapshot(`__snapshots__/${name}.txt`);
});

/** Names that React Aria has another one for, by the name of the prop. */
const otherNames: Readonly<Record<string, string>> = {
  onChoose: 'onChange, onSelect or onSelectionChange',
  chosen: 'value or selectedKey',
  current: 'value or selectedKey',
  selected: 'selectedKeys',
  selectedId: 'selectedKey',
  onSort: 'onSortChange',
  isPressed: 'isSelected',
  isChecked: 'isSelected',
  checked: 'isSelected',
  disabled: 'isDisabled',
  readOnly: 'isReadOnly',
  required: 'isRequired',
  open: 'isOpen',
  isShown: 'isOpen',
  onToggle: 'onChange or onOpenChange',
  onClick: 'onPress',
};

/** The props of a report under a name that React Aria has another one for. */
function otherwiseNamed(report: string): string[] {
  let type = '';
  return report.split('\n').flatMap((line) => {
    type = /^ {2}(?:type )?(\w+)/.exec(line)?.[1] ?? type;
    const prop = /^ {4}(\w+)\??:/.exec(line)?.[1] ?? '';
    const isMeant = type.endsWith('Props') && Object.hasOwn(otherNames, prop);
    return isMeant ? [`${type}.${prop}: name it ${otherNames[prop]}`] : [];
  });
}

it.each(['ui', 'navigation', 'layouts'] as const)(
  'props of %s have the names of React Aria',
  { timeout: 60_000 },
  (name) => {
    expect(otherwiseNamed(reporter.report(name))).toEqual([]);
  },
);

it('a prop under a name of our own is found', () => {
  const report = '  type StripProps\n    chosen: string\n  type Item\n    disabled?: boolean';
  expect(otherwiseNamed(report)).toEqual(['StripProps.chosen: name it value or selectedKey']);
});

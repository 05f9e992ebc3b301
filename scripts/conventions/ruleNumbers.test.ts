import { describe, expect, it } from 'vitest';
import { writeFixture } from './fixture.ts';
import {
  absentDecisionViolations,
  absentDocumentViolations,
  ruleViolations,
  ruleNumbers,
  rulesFile,
  statements,
  unknownNumberViolations,
  unnamedRules,
} from './ruleNumbers.ts';

const checks = {
  'stand under their area, each number once and in order': ruleViolations,
  'are the only ones that code, tests and documents cite': unknownNumberViolations,
  'are cited in place of documents that are not here': absentDocumentViolations,
  'and decisions are cited by numbers that there are': absentDecisionViolations,
};

describe('the rules of the product', () => {
  it.each(Object.entries(checks))('%s', (_, violations) => {
    expect(violations().join('\n')).toBe('');
  });

  /** Rules without a test are listed in a file, which `pnpm rules` updates. */
  it('are named by a test, or listed as without one', async () => {
    const unnamed = unnamedRules();
    const testable = ruleNumbers().length - statements().length;
    const head = `Rules without a test: ${unnamed.length} of ${testable}.`;
    await expect([head, '', ...unnamed, ''].join('\n')).toMatchFileSnapshot(
      '../../docs/rules-without-tests.txt',
    );
  });
});

describe('each check goes red', () => {
  const area = 'EXAMPLE';
  const rule = (number: number, text = 'It holds.') => `- **${area}-${number}** ${text}`;
  const rules = [`## ${area}: about nothing`, '', rule(1), rule(2)].join('\n');

  it.each([
    ['a number that stands twice', [`## ${area}: about nothing`, rule(1), rule(1)]],
    ['a number below the last', [`## ${area}: about nothing`, rule(2), rule(1)]],
    ['a rule of another area', ['## OTHER: about nothing', rule(1)]],
    ['a rule without a number', [`## ${area}: about nothing`, '- It holds.']],
    ['a rule without a sentence', [`## ${area}: about nothing`, rule(1, 'Nothing')]],
    ['an area without a code', ['## About nothing']],
  ])('on %s', (_, lines) => {
    const root = writeFixture({ [rulesFile]: lines.join('\n') });
    expect(ruleViolations(root)).toHaveLength(1);
  });

  it('on a number that no rule has', () => {
    const root = writeFixture({
      [rulesFile]: rules,
      'packages/ui/src/bad.ts': `/** As it must be (${area}-2, ${area}-3). In UTF-8. */`,
    });
    expect(unknownNumberViolations(root)).toEqual([
      `packages/ui/src/bad.ts:1: ${area}-3 is no rule of ${rulesFile}`,
    ]);
  });

  it('on documents that are not here', () => {
    const root = writeFixture({
      [rulesFile]: rules,
      'README.md': `See [rules](docs/rules.md) and [gone](docs/gone.${'md'}).`,
      'mocks/src/bad.ts': `// As in Product.${'md'}.\nconst width = media.md;`,
      'scripts/bad.ts': `const width = 1; // notes.${'md'} says why`,
      '.changeset/bad.md': `As in notes.${'md'}.`,
      '.github/workflows/bad.yml': `# As in notes.${'md'}.\nrun: cat test-results/one.${'md'}`,
    });
    expect(absentDocumentViolations(root)).toHaveLength(5);
  });

  it('on a decision that is not here', () => {
    const root = writeFixture({
      [rulesFile]: rules,
      'docs/decisions/0001-all.md': '# 0001 All',
      'README.md': 'See decision 0001 and decision 0099.',
      'packages/ui/src/bad.ts': '// As it is (0098).\nconst year = sum(0097);',
    });
    expect(absentDecisionViolations(root)).toEqual([
      'README.md:1: there is no decision 0099',
      'packages/ui/src/bad.ts:1: there is no decision 0098',
    ]);
  });

  it('and lists no statement', () => {
    const root = writeFixture({ [rulesFile]: [rules, rule(3, '(Statement) It is.')].join('\n') });
    expect(ruleViolations(root)).toEqual([]);
    expect(statements(root)).toEqual([`${area}-3`]);
    expect(unnamedRules(root)).toEqual([`${area}-1`, `${area}-2`]);
  });

  it('and lists what no test names', () => {
    const root = writeFixture({
      [rulesFile]: rules,
      'packages/ui/src/good.ts': `/** ${area}-1 */`,
      'packages/ui/src/Good/Good.stories.tsx': `/** ${area}-2 */`,
    });
    expect(unnamedRules(root)).toEqual([`${area}-1`]);
  });
});

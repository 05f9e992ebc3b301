import { type AnyEndpoint, allEndpoints } from '@touchline/mocks/testing/calls';

/** What a rule has come to for one call. */
export interface RuleResult {
  /** The name of the call, or of what belongs to none. */
  call: string;
  /** The title of the test. */
  rule: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** Why it failed or was not run. */
  reason?: string | undefined;
}

export interface Report {
  lines: string[];
  isGreen: boolean;
}

/** The results call by call, with a summary. */
export function reportOf(results: readonly RuleResult[]): Report {
  const isCall = (name: string) => Object.hasOwn(allEndpoints, name);
  const byCall = Map.groupBy(results, ({ call }) => call);
  const broken = [...byCall].filter(([, rules]) => rules.some(isBroken));
  const isGreen = results.length > 0 && broken.length === 0;
  const notRun = results.filter(({ state }) => state === 'skipped').length;
  const calls = [...byCall.keys()].filter(isCall).length;
  const brokenCalls = broken.filter(([name]) => isCall(name)).length;
  const summary = [
    `${calls - brokenCalls} of ${calls} calls keep the contract`,
    ...(broken.length > 0 ? [`broken: ${broken.map(([name]) => name).join(', ')}`] : []),
    ...(notRun > 0 ? [`${notRun} rules were not run`] : []),
  ];
  return {
    lines: [
      ...[...byCall].flatMap(([name, rules]) => linesOf(name, rules)),
      '',
      `${summary.join('; ')}.`,
    ],
    isGreen,
  };
}

const marks = { passed: '✓', failed: '✗', skipped: '–', pending: '✗' };

function isBroken({ state }: RuleResult): boolean {
  return state === 'failed' || state === 'pending';
}

function linesOf(name: string, rules: readonly RuleResult[]): string[] {
  const isCall = Object.hasOwn(allEndpoints, name);
  const { method, path } = isCall ? allEndpoints[name as AnyEndpoint] : { method: '', path: '' };
  const passed = rules.filter(({ state }) => state === 'passed').length;
  const mark = rules.some(isBroken) ? marks.failed : marks.passed;
  const counts = `${passed} of ${rules.length} rules`;
  return [
    `${mark} ${name.padEnd(26)} ${method.padEnd(6)} ${path.padEnd(44)} ${counts}`,
    ...(passed === rules.length ? [] : rules.map(lineOf)),
  ];
}

function lineOf({ rule, state, reason }: RuleResult): string {
  const title = rule.replace(/ \([A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+)*\)$/, '');
  if (state === 'passed') return `    ${marks.passed} ${title}`;
  const why = state === 'pending' ? 'it did not end' : (reason ?? '').split('\n')[0];
  return `    ${marks[state]} ${title}: ${state === 'skipped' ? 'not run. ' : ''}${why}`;
}

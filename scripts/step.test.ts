import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepBeside } from './step.ts';

const printed: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => void printed.splice(0));

const runScript = (script: string, silenceLimit: number) =>
  stepBeside('a script', process.execPath, ['--eval', script], { silenceLimit });

test('prints the output of a command at its end, and how it ended', async () => {
  expect(await runScript("console.log('done')", 60_000)).toBe(true);
  expect(printed.join('\n')).toMatch(/done\n+✓ a script/);
  expect(await runScript("console.log('half'); process.exit(3)", 60_000)).toBe(false);
  expect(printed.join('\n')).toMatch(/half\n+✗ a script/);
});

test('stops a command that prints nothing for long, also when what it began goes on', async () => {
  const child = "require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' })";
  expect(await runScript(`console.log('begun'); ${child}`, 500)).toBe(false);
  expect(printed.join('\n')).toMatch(/begun\n\nStopped: it printed nothing for 0.5 s/);
});

test('lets a command go on that prints from time to time', async () => {
  const script =
    'let n = 0; const t = setInterval(() => { console.log(n++); if (n > 8) clearInterval(t) }, 200)';
  expect(await runScript(script, 1_000)).toBe(true);
});

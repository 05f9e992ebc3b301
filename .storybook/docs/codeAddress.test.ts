import { afterEach, expect, it, vi } from 'vitest';
import { codeAddress } from './codeAddress.ts';

afterEach(() => vi.unstubAllEnvs());

it.each(['https://example.org/touchline/blob/main', 'https://example.org/touchline/blob/main/'])(
  'the path of a file becomes a link below %s',
  (repository) => {
    vi.stubEnv('STORYBOOK_REPOSITORY', repository);
    expect(codeAddress('packages/ui/src/Button/Button.tsx')).toBe(
      'https://example.org/touchline/blob/main/packages/ui/src/Button/Button.tsx',
    );
  },
);

it.each(['', 'javascript:alert(1)//'])(
  'stays a path where the repository is "%s"',
  (repository) => {
    vi.stubEnv('STORYBOOK_REPOSITORY', repository);
    expect(codeAddress('README.md')).toBeUndefined();
  },
);

import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { openApi } from './openApi.ts';

it('describes the contract as it is; `pnpm api` writes it anew', async () => {
  const text = JSON.stringify(await openApi(), null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot('../../../docs/api/openapi.json');
});

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(await openApi())).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

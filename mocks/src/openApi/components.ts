import type { JsonSchema } from '@valibot/to-json-schema';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GenericSchema } from 'valibot';

/** The schemas that the modules of the contract export, under the names of the OpenAPI description. */
export async function namedSchemas(): Promise<ReadonlyMap<GenericSchema, string>> {
  const folder = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url));
  const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file));
  const names = new Map<GenericSchema, string>();
  for (const file of files.toSorted()) {
    const exported = (await import(join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (isObjectSchema(value)) names.set(value, `${name[0]?.toUpperCase()}${name.slice(1)}`);
    }
  }
  return names;
}

/** Only records are named: a name for each id or text would hide more than it explains. */
function isObjectSchema(value: unknown): value is GenericSchema {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'schema' &&
    'type' in value &&
    ['object', 'strict_object'].includes(String(value.type))
  );
}

export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

import type { JsonSchema } from '@valibot/to-json-schema';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Wire } from '@touchline/contract/wire';
import type { GenericSchema } from 'valibot';

/** The schemas that the modules of the contract export, under the names of the OpenAPI description. */
export async function namedSchemas(): Promise<ReadonlyMap<GenericSchema, string>> {
  const folder = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url));
  const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file));
  const names = new Map<GenericSchema, string>();
  for (const file of files.toSorted()) {
    const exported = (await import(join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      const record = recordOf(value);
      if (record) names.set(record, `${name[0]?.toUpperCase()}${name.slice(1)}`);
    }
  }
  return names;
}

/**
 * The schema of a record, also of one that is read through a transformation. Only records are named: a
 * name for each id or text would hide more than it explains.
 */
function recordOf(value: unknown): GenericSchema | undefined {
  const {
    kind,
    type,
    pipe = [],
  } = (value ?? {}) as Partial<GenericSchema> & {
    pipe?: readonly { metadata?: { wire?: Wire } }[];
  };
  if (kind !== 'schema') return undefined;
  if (['object', 'strict_object'].includes(String(type))) return value as GenericSchema;
  return pipe.flatMap(({ metadata }) => recordOf(metadata?.wire?.schema) ?? [])[0];
}

export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

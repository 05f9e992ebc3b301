import type { Wire } from '@touchline/contract/wire';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema, LazySchema } from 'valibot';
import { refTo } from './components.ts';

/** The limits of JSON Schema count code points too. */
const codePointLimits = new Map([
  ['min_code_points', 'minLength'],
  ['max_code_points', 'maxLength'],
]);

/**
 * Converts schemas of the contract to JSON Schema 2020-12, as the values are on the wire.
 *
 * @param names the schemas that are referred to by name; the one being converted is written out
 */
export function createConverter(names: ReadonlyMap<GenericSchema, string>) {
  function convert(root: GenericSchema): JsonSchema {
    // `overrideRef` replaces the references to `$defs`, which a record that contains itself gets.
    const {
      $schema: _schema,
      $defs: _defs,
      ...converted
    } = toJsonSchema(root, {
      target: 'draft-2020-12',
      typeMode: 'input',
      errorMode: 'throw',
      // The condition of a check cannot be converted; a server trims before it validates.
      ignoreActions: [
        'check',
        'partial_check',
        'raw_check',
        'check_items',
        'normalize',
        'trim',
        'mime_type',
        'max_size',
        'min_size',
        'not_empty',
      ],
      overrideSchema: ({ valibotSchema }) => {
        if (valibotSchema.type === 'file') return { type: 'string', format: 'binary' };
        const name = names.get(valibotSchema);
        return name === undefined || valibotSchema === root ? undefined : refTo(name);
      },
      overrideRef: ({ valibotSchema }) => {
        const name = names.get(valibotSchema);
        return name === undefined ? undefined : refTo(name).$ref;
      },
      overrideAction: ({ valibotAction, jsonSchema }) => {
        const { type, requirement, metadata } = valibotAction as {
          type: string;
          requirement?: unknown;
          metadata?: { wire?: Wire };
        };
        const limit = codePointLimits.get(type);
        // JSON Schema reads patterns as with the flag `u`.
        if (requirement instanceof RegExp && requirement.flags === 'u') {
          return { ...jsonSchema, pattern: requirement.source };
        }
        if (limit) return { ...jsonSchema, [limit]: requirement };
        return metadata?.wire && describe(metadata.wire);
      },
    });
    return converted;
  }

  /** Refers to a named schema, also where it would be the root. */
  function refer(given: GenericSchema): JsonSchema {
    const schema = isLazy(given) ? given.getter(undefined) : given;
    const name = names.get(schema);
    return name === undefined ? convert(schema) : refTo(name);
  }

  function describe({ schema, items, parameter }: Wire): JsonSchema {
    if (schema) return refer(schema);
    if (items) return { type: 'array', items: refer(items) };
    return { ...parameter };
  }

  return { convert, refer };
}

/** Whether a schema stands for one that is defined later, such as the record that it is a part of. */
function isLazy(schema: GenericSchema): schema is LazySchema<GenericSchema> {
  return schema.type === 'lazy';
}

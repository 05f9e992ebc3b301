import type { AnyEndpoint } from '@touchline/contract/allEndpoints';
import { type Definitions, definitions } from '@touchline/contract/definitions';
import * as v from 'valibot';

type Given = { readonly [Name in AnyEndpoint]?: v.InferInput<Definitions[Name]['answer']> };

/** Empty answers that cannot be derived from the schema of the call. */
const given: Given = {};

/**
 * The answer of a call when there is no data: lists are empty, numbers are 0, and everything that
 * may be null is. Throws for a call that cannot be answered without data, such as `match`.
 */
export function emptyAnswer(name: AnyEndpoint): unknown {
  const schema: v.GenericSchema = definitions[name].answer;
  const answer = name in given ? given[name] : emptyOf(schema);
  if (v.is(schema, answer)) return answer;
  throw new Error(`${name} has no empty answer: add one to mocks/src/emptyAnswers.ts.`);
}

/** The parts of a schema that say what an empty value is. */
interface Described {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  options?: readonly v.GenericSchema[];
  literal?: unknown;
}

function emptyOf(schema: v.GenericSchema): unknown {
  const { type, entries = {}, options = [], literal } = schema as Described;
  switch (type) {
    case 'array':
      return [];
    case 'nullable':
    case 'nullish':
      return null;
    case 'literal':
      return literal;
    case 'number':
      return 0;
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'record':
      return {};
    case 'union':
      return options[0] && emptyOf(options[0]);
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(entries)
          .map(([name, entry]) => [name, emptyOf(entry)])
          .filter(([, value]) => value !== undefined),
      );
    default:
      return undefined;
  }
}

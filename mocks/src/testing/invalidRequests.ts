/** The parts of a request, as the contract types them. */
export interface RequestParts {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A request with one changed field, and the name of that field. */
export interface Changed {
  how: string;
  field: string;
  request: RequestParts;
}

const tooLong = 'x'.repeat(10_000);

type JsonPath = readonly (string | number)[];

/** The JSON paths of all values in a value, including itself. */
export function pathsIn(value: unknown, path: JsonPath = []): { path: JsonPath; value: unknown }[] {
  const here = { path, value };
  if (typeof value !== 'object' || value === null || value instanceof File) return [here];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [
    here,
    ...[...keys].flatMap((key) =>
      pathsIn((value as Record<string | number, unknown>)[key], [...path, key]),
    ),
  ];
}

/** A copy of the value with one part replaced; undefined removes the key. */
export function withChange(value: unknown, [key, ...rest]: JsonPath, next: unknown): unknown {
  if (key === undefined) return next;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<string | number, unknown>)
    : { ...(value as Record<string, unknown>) };
  copy[key] = withChange(copy[key], rest, next);
  if (copy[key] === undefined) delete copy[key];
  return copy;
}

/** A copy of the value in which texts are replaced, at any depth. */
export function withTexts<Value>(value: Value, texts: Readonly<Record<string, string>>): Value {
  const replaced = (each: unknown): unknown => {
    if (typeof each === 'string') return Object.hasOwn(texts, each) ? texts[each] : each;
    if (Array.isArray(each)) return each.map(replaced);
    if (!isRecord(each)) return each;
    return Object.fromEntries(
      Object.entries(each as object).map(([key, part]) => [key, replaced(part)]),
    );
  };
  return replaced(value) as Value;
}

function isRecord(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && !Array.isArray(value) && !(value instanceof File);
}

/** A value of another type. In a form all values are texts or files. */
function ofAnotherType(value: unknown, isForm: boolean): unknown {
  if (value instanceof File) return 'a text';
  if (isForm && typeof value === 'string') return new File(['a file'], 'file.txt');
  return typeof value === 'number' ? '7' : 7;
}

/** The request once without each of its named fields. */
export function requestsWithoutField({ query, body, ...request }: RequestParts): Changed[] {
  const isField = ({ path }: { path: JsonPath }) => typeof path.at(-1) === 'string';
  return [
    ...Object.keys(query ?? {}).map((name) => ({
      field: name,
      request: { ...request, body, query: withChange(query, [name], undefined) },
    })),
    ...pathsIn(body)
      .filter((found) => isField(found) || (body !== undefined && !isRecord(body)))
      .map(({ path }) => ({
        field: path.join('.') || 'body',
        request: { ...request, query, body: withChange(body, path, undefined) },
      })),
  ].map((each) => ({ how: 'without', ...each }) as Changed);
}

/** The request once per path with a field of the wrong type, too long, or unknown. */
export function invalidRequests({ path, query, body }: RequestParts): Changed[] {
  const changes: Changed[] = [
    {
      how: 'unknown',
      field: 'surprise',
      request: { path, query: { ...query, surprise: 1 }, body },
    },
  ];
  for (const name of Object.keys(path ?? {})) {
    const request = { path: { ...path, [name]: 'x'.repeat(65) }, query, body };
    changes.push({ how: 'too long', field: name, request });
  }
  for (const name of Object.keys(query ?? {})) {
    const change = (how: string, value: unknown) =>
      changes.push({
        how,
        field: name,
        request: { path, query: { ...query, [name]: value }, body },
      });
    change('twice', twice);
    change('too long', tooLong);
  }
  const isForm = pathsIn(body).some(({ value }) => value instanceof File);
  for (const { path: keys, value } of pathsIn(body)) {
    const change = (how: string, next: unknown, field = keys) =>
      changes.push({
        how,
        field: field.join('.') || 'body',
        request: { path, query, body: withChange(body, field, next) },
      });
    if (value === undefined) continue;
    change('of the wrong type', ofAnotherType(value, isForm));
    if (typeof value === 'string') change('too long', tooLong);
    if (isRecord(value)) change('unknown', 1, [...keys, 'surprise']);
  }
  return changes;
}

/** A parameter that occurs twice in the query. */
export const twice: unique symbol = Symbol('twice');

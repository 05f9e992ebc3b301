import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Json;
}

interface RequestBody extends Content {
  required?: boolean;
}

interface Content {
  content?: Record<string, { schema: Json }>;
}

interface Response extends Content {
  headers?: Record<string, { required?: boolean; schema: Json }>;
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** A request and its response, with parsed bodies. */
export interface Exchange {
  method: string;
  /** Absolute. */
  url: string;
  /** Undefined without a body, or for one that is not JSON. */
  requestBody?: unknown;
  status: number;
  /** Of the response. */
  headers: Headers;
  responseBody: unknown;
}

/**
 * Compares requests and responses with an OpenAPI description. It reads the description alone, so
 * that it also finds faults of the generator.
 */
export function createConformance(document: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajvFormats.default(ajv);
  ajv.addFormat('binary', (text) => text === file);
  ajv.addSchema(document, 'api');
  const { paths } = document as Document;
  const routes = Object.entries(paths).map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(
      `^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    ),
  }));
  const compiled = new Map<string, ValidateFunction>();

  /** Validates a value by the schema at a place in the document. */
  function violationsAt(keys: readonly string[], value: unknown, what: string): string[] {
    const pointer = keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const reference = `api#/${encodeURI(pointer)}`;
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${what}${instancePath}: ${message}`,
    );
  }

  /** What of the headers of a response differs from those described at a place. */
  function headerViolations(place: readonly string[], described: Response, headers: Headers) {
    return Object.entries(described.headers ?? {}).flatMap(([name, { required, schema }]) => {
      const text = headers.get(name);
      if (text === null) return required ? [`${name}: missing`] : [];
      return violationsAt([...place, 'headers', name, 'schema'], parsed(text, schema), name);
    });
  }

  /** The operation of a request; one path can also match the template of another. */
  function operationAt(method: string, pathname: string) {
    return routes
      .filter(({ pattern }) => pattern.test(pathname))
      .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
      .map(({ path, pattern, operations }) => ({
        path,
        segments: pattern.exec(pathname)?.groups ?? {},
        operation: operations[method.toLowerCase()],
      }))
      .find(({ operation }) => operation !== undefined);
  }

  return {
    /** Whether a call of this address is in the description. */
    describes: (method: string, url: string) =>
      operationAt(method, new URL(url).pathname) !== undefined,

    /** What of a request differs from the description; the call itself when it is not described. */
    requestViolations({
      method,
      url,
      requestBody,
    }: Pick<Exchange, 'method' | 'url' | 'requestBody'>) {
      const { pathname, searchParams } = new URL(url);
      const found = operationAt(method, pathname);
      if (!found?.operation) return [`${method} ${pathname} is not described`];
      const { path, segments, operation } = found;
      const place = ['paths', path, method.toLowerCase()];
      const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
      const violations = [...searchParams.keys()]
        .filter((name) => queries.every((query) => query.name !== name))
        .map((name) => `${name}: not described`);
      for (const [index, { name, required, schema, in: part }] of operation.parameters.entries()) {
        const values =
          part === 'path' ? [decodeURIComponent(segments[name] ?? '')] : searchParams.getAll(name);
        const [text] = values;
        if (values.length > 1) violations.push(`${name}: given twice`);
        if (text === undefined && required) violations.push(`${name}: missing`);
        if (text === undefined) continue;
        const keys = [...place, 'parameters', String(index), 'schema'];
        violations.push(...violationsAt(keys, parsed(text, schema), name));
      }
      const { content, required: needsBody = false } = operation.requestBody ?? {};
      if (requestBody === undefined && !needsBody) return violations;
      for (const [type, { schema }] of Object.entries(content ?? {})) {
        const keys = [...place, 'requestBody', 'content', type, 'schema'];
        const isForm = type === 'multipart/form-data';
        const value = isForm ? formValue(requestBody, schema) : requestBody;
        violations.push(...violationsAt(keys, value, 'body'));
      }
      return violations;
    },

    /**
     * What of a response differs from the description. `default` is for failures of the server: a
     * refusal has its status described.
     */
    responseViolations({
      method,
      url,
      status,
      headers,
      responseBody,
    }: Omit<Exchange, 'requestBody'>) {
      const { pathname } = new URL(url);
      const found = operationAt(method, pathname);
      if (!found?.operation) return [`${method} ${pathname} is not described`];
      const code = String(status) in found.operation.responses ? String(status) : 'default';
      if (code === 'default' && status < 500) return [`status ${status}: not described`];
      const response = found.operation.responses[code] ?? {};
      const place = ['paths', found.path, method.toLowerCase(), 'responses', code];
      const violations = headerViolations(place, response, headers);
      const [type] = Object.keys(response.content ?? {});
      if (type === undefined)
        return responseBody === null ? violations : ['answer: no body is described'];
      const [mediaType] = (headers.get('Content-Type') ?? 'no type').split(';');
      if (mediaType !== type) return [`${mediaType}: not ${type}`];
      const keys = [...place, 'content', type, 'schema'];
      return [...violations, ...violationsAt(keys, responseBody, 'answer')];
    },
  };
}

/** The committed description of the API. */
export function describedApi(): object {
  return JSON.parse(
    readFileSync(new URL('../../../docs/api/openapi.json', import.meta.url), 'utf8'),
  ) as object;
}

/** Stands for a file, which is described as a text of the format `binary`. */
const file = 'the bytes of a file';

/** The fields of a form as its schema describes them; a file in the place of a text becomes null. */
function formValue(form: unknown, { properties = {} }: Json): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const described = properties as Record<string, Json>;
  const fields = Object.entries(form).map(([name, value]: [string, unknown]) => {
    if (!(value instanceof Blob)) return [name, value];
    return [name, described[name]?.['format'] === 'binary' ? file : null];
  });
  return Object.fromEntries(fields) as unknown;
}

/** A query value as its schema describes it. */
function parsed(text: string, { type }: Json): unknown {
  if (type === 'integer' || type === 'number') return text === '' ? text : Number(text);
  if (type === 'array') return text.split(',').filter(Boolean);
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}

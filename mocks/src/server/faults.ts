import * as v from 'valibot';
import { problemResponse } from '../problems.ts';

/** A fault to inject into the next calls to a path. */
export const fault = v.object({
  /** As in the table of endpoints, with or without `api/`; `*` matches anything. */
  path: v.string(),
  method: v.optional(v.string()),
  /** How many calls are affected; omitted: all. */
  times: v.optional(v.pipe(v.number(), v.minValue(0)), Number.POSITIVE_INFINITY),
  /** Answers with this status; 0 cuts the connection. */
  status: v.optional(
    v.union([v.literal(0), v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))]),
  ),
  /** The body of that answer; omitted: a problem with a `detail`. */
  body: v.optional(v.unknown()),
  /** A delay before anything else, in ms. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  /** Answers 200 with JSON that matches no schema. */
  malformed: v.optional(v.boolean(), false),
});

export type Fault = v.InferOutput<typeof fault>;

const bare = (path: string) => path.replace(/^\/?(api\/)?/, '');

function isMatch({ path, method }: Fault, calledMethod: string, calledPath: string): boolean {
  const parts = bare(path)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const fits = new RegExp(`^${parts.join('.*')}$`).test(bare(calledPath));
  return fits && (!method || method.toUpperCase() === calledMethod);
}

/** The injected faults; the newest takes precedence. */
export function createFaults() {
  let faults: Fault[] = [];
  return {
    add(next: Fault) {
      faults.unshift(next);
    },
    clear() {
      faults = [];
    },
    /** Returns the fault for this call and counts its use. */
    use(method: string, path: string): Fault | undefined {
      const fault = faults.find((each) => each.times > 0 && isMatch(each, method, path));
      if (fault) fault.times -= 1;
      return fault;
    },
  };
}

export type InjectedFaults = ReturnType<typeof createFaults>;

/** The answer of a fault; null when it only delays. */
export function answerOf({ status, body, malformed }: Fault): Response | null {
  if (malformed) return Response.json({ unexpected: true });
  if (status === undefined) return null;
  if (isWithoutBody(status)) return new Response(null, { status });
  if (body !== undefined) return Response.json(body, { status });
  return problemResponse(status, `The server answered with ${status}`);
}

function isWithoutBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

import * as v from 'valibot';

/** A fault to inject into the next calls to a path. */
export const fault = v.object({
  /** As in the table of endpoints, with or without `api/`; `*` matches anything. */
  path: v.string(),
  method: v.optional(v.string()),
  /** How many calls are affected; omitted: all. */
  times: v.optional(v.number(), Number.POSITIVE_INFINITY),
  /** Answers with this status; 0 cuts the connection. */
  status: v.optional(v.number()),
  /** The body of that answer; omitted: a problem with a `detail`. */
  body: v.optional(v.unknown()),
  /** A delay before anything else, in ms. */
  delay: v.optional(v.number(), 0),
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
    take(method: string, path: string): Fault | undefined {
      const struck = faults.find((each) => each.times > 0 && isMatch(each, method, path));
      if (struck) struck.times -= 1;
      return struck;
    },
  };
}

export type InjectedFaults = ReturnType<typeof createFaults>;

/** The answer of a fault; null when it only delays. */
export function answerOf({
  status,
  body,
  malformed,
}: Fault): { status: number; body: string } | null {
  if (malformed) return { status: 200, body: JSON.stringify({ unexpected: true }) };
  if (status === undefined) return null;
  const detail = `The server answered with ${status}`;
  return { status, body: JSON.stringify(body === undefined ? { title: detail, detail } : body) };
}

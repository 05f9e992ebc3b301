import * as v from 'valibot';

/** A way in which the next calls to a path go wrong. */
export const fault = v.object({
  /** As in the table of endpoints, with or without `api/`; a `*` stands for anything. */
  path: v.string(),
  method: v.optional(v.string()),
  /** How many calls it strikes; all of them when left out. */
  times: v.optional(v.number(), Number.POSITIVE_INFINITY),
  /** Answers with this status; 0 cuts the connection. */
  status: v.optional(v.number()),
  /** Body of that answer; a problem with a `detail` when left out. */
  body: v.optional(v.unknown()),
  /** Waits so many milliseconds before anything else happens. */
  delay: v.optional(v.number(), 0),
  /** Answers 200 with JSON that fits no schema. */
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

/** The faults that are set, newest first in effect. */
export function createFaults() {
  let faults: Fault[] = [];
  return {
    add(next: Fault) {
      faults.unshift(next);
    },
    clear() {
      faults = [];
    },
    /** The fault that strikes this call, counted as used. */
    take(method: string, path: string): Fault | undefined {
      const struck = faults.find((each) => each.times > 0 && isMatch(each, method, path));
      if (struck) struck.times -= 1;
      return struck;
    },
  };
}

export type InjectedFaults = ReturnType<typeof createFaults>;

/** What a fault answers; null where it only delays. */
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

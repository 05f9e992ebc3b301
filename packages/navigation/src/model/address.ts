/** One step of a path with the parameters written into it. */
export interface Segment {
  path: string;
  matrix: readonly (readonly [name: string, value: string])[];
}

/** An address in the application, taken apart. */
export interface Address {
  segments: readonly Segment[];
  query: URLSearchParams;
  /** Without the number sign. */
  fragment: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readSegment(text: string): Segment {
  const [path = '', ...parameters] = text.split(';');
  return {
    path: decode(path),
    matrix: parameters.map((parameter) => {
      const [name = '', value = ''] = parameter.split('=');
      return [decode(name), decode(value)] as const;
    }),
  };
}

/** Splits a link into path, search (with its question mark) and hash (with its number sign). */
export function splitLink(link: string): { pathname: string; search: string; hash: string } {
  const hashAt = link.indexOf('#');
  const hash = hashAt < 0 ? '' : link.slice(hashAt);
  const rest = hashAt < 0 ? link : link.slice(0, hashAt);
  const searchAt = rest.indexOf('?');
  return {
    pathname: searchAt < 0 ? rest : rest.slice(0, searchAt),
    search: searchAt < 0 ? '' : rest.slice(searchAt),
    hash,
  };
}

/** Takes an address apart; a slash at its end makes no difference. */
export function readAddress(pathname: string, search: string, hash: string): Address {
  return {
    segments: pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(readSegment),
    query: new URLSearchParams(search),
    fragment: decode(hash.replace(/^#/, '')),
  };
}

/** A path segment with its matrix parameters. */
export interface Segment {
  path: string;
  matrix: readonly (readonly [name: string, value: string])[];
}

/** A parsed address. */
export interface ParsedUrl {
  segments: readonly Segment[];
  query: URLSearchParams;
  /** Without the `#`. */
  fragment: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseSegment(text: string): Segment {
  const [path = '', ...parameters] = text.split(';');
  return {
    path: decode(path),
    matrix: parameters.map((parameter) => {
      const [name = '', value = ''] = parameter.split('=');
      return [decode(name), decode(value)] as const;
    }),
  };
}

/** Splits a link into path, search (with its `?`) and hash (with its `#`). */
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

/** Parses an address; a trailing slash makes no difference. */
export function parseUrl(pathname: string, search: string, hash: string): ParsedUrl {
  return {
    segments: pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(parseSegment),
    query: new URLSearchParams(search),
    fragment: decode(hash.replace(/^#/, '')),
  };
}

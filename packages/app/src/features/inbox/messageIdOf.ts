/** The id of the message whose page has this address; undefined for any other address. */
export function messageIdOf(url: string): string | undefined {
  const part = /^\/messages\/([^/?#]+)\/?(?:[?#]|$)/.exec(url)?.[1];
  if (part === undefined) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a link is one that the contract takes in a body: a page of the product, or `https`. */
export function isBodyLink(href: string): boolean {
  return /^(?:\/(?![/\\])|https:\/\/)[^"<>\s\\]*$/.test(href);
}

/** Whether formatted text has anything to read, apart from tags and spaces. */
export function hasText(html: string | null | undefined): boolean {
  return Boolean(html?.replaceAll(/<[^>]*>|&nbsp;/g, '').trim());
}

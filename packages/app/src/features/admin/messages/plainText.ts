import { sanitisedFragment } from '@touchline/ui/sanitise';

/** The words of a formatted text, a line for each paragraph and each entry of a list. */
export function plainText(html: string): string {
  const fragment = sanitisedFragment(html);
  for (const block of fragment.querySelectorAll('p, li, br')) block.append('\n');
  return (fragment.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim();
}

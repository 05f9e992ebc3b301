import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations of WCAG 2.2 AA that axe finds in a page, each with its rule and its elements.
 *
 * @param exclude selectors of parts that are not looked at
 */
export async function violationsOf(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Nobody reads the elements that passed, and listing them takes longer than testing them.
    .options({ resultTypes: ['violations'] })
    // Otherwise axe opens another page for each run, to merge the results of frames.
    .setLegacyMode(page.frames().length === 1)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // React Aria's announcer may refer to a button that no longer exists.
    .exclude('[data-live-announcer]');
  for (const selector of exclude) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findBrowser } from '../../scripts/browser.ts';
import { rootFolder } from '../../scripts/folders.ts';

/** The parameters of a story that are needed before it is opened. */
export interface StorySettings {
  /** The viewport that the toolbar would set. */
  viewport: { width: number; height: number } | null;
  /** The console output that the story expects, as sources of regular expressions. */
  expectedLogs: readonly string[];
}

/** The parts of a story that are read here. */
interface Story {
  globals: { viewport?: { value?: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    expectedLogs?: readonly string[];
  };
}

const file = `${rootFolder}/test-results/crawl/storySettings.json`;

/** Reads the parameters of all stories from the published Storybook once. */
export async function extractStorySettings(url: string): Promise<void> {
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(`${url}iframe.html`);
    const declared = Object.entries(await page.evaluate(extract)).map(([id, story]) => [
      id,
      settingsOf(story),
    ]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(Object.fromEntries(declared)));
  } finally {
    await browser.close();
  }
}

/** The settings by story id. */
export function readStorySettings(): Record<string, StorySettings> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, StorySettings>;
}

/**
 * Runs in the page. Only these two fields are returned, because the rest of a story cannot be
 * serialised.
 */
async function extract(): Promise<Record<string, Story>> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, Story>>;
    };
  };
  await preview.ready();
  return Object.fromEntries(
    Object.entries(await preview.extract()).map(([id, { globals, parameters }]) => [
      id,
      {
        globals: { viewport: globals.viewport ?? {} },
        parameters: {
          viewport: { options: parameters.viewport.options },
          expectedLogs: parameters.expectedLogs ?? [],
        },
      },
    ]),
  );
}

function settingsOf({ globals, parameters }: Story): StorySettings {
  const { value } = globals.viewport ?? {};
  const size = value === undefined ? undefined : parameters.viewport.options[value]?.styles;
  return {
    viewport: size
      ? { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) }
      : null,
    expectedLogs: parameters.expectedLogs ?? [],
  };
}

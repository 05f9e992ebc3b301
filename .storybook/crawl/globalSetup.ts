import { extractStorySettings } from './storySettings.ts';
import { serveStorybook } from './serveStorybook.ts';

/** Starts one server for all workers; its address is in an environment variable. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, close } = await serveStorybook();
  process.env['PUBLISHED_STORYBOOK'] = url;
  await extractStorySettings(url);
  return close;
}

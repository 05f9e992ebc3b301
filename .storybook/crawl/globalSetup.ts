import { readDeclarations } from './storySettings.ts';
import { servePublished } from './serveStorybook.ts';

/** Starts one server for all workers; its address is in an environment variable. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, close } = await servePublished();
  process.env['PUBLISHED_STORYBOOK'] = url;
  await readDeclarations(url);
  return close;
}

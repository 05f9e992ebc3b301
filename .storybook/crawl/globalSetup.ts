import { readDeclarations } from './declared.ts';
import { servePublished } from './published.ts';

/** One server for all workers, which find it in their environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, close } = await servePublished();
  process.env['PUBLISHED_STORYBOOK'] = url;
  await readDeclarations(url);
  return close;
}

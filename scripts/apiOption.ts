import { UsageError } from './usageError.ts';

/**
 * The origin to which a local server passes the calls on, which it does by HTTP alone.
 *
 * @throws UsageError with a sentence
 */
export function apiOption(text: string): string {
  if (URL.canParse(text) && new URL(text).protocol === 'http:') return text;
  throw new UsageError(
    `--api '${text}' is no address of HTTP, such as http://localhost:4000. An API with HTTPS is named in the build: pnpm deploy-config.`,
  );
}

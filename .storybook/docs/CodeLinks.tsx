import * as styles from './docs.css.ts';

/**
 * The address of the repository's files, such as `https://example.org/touchline/blob/main`. Without
 * it the paths are shown alone.
 */
const repository: unknown = import.meta.env['STORYBOOK_REPOSITORY'];

function addressOf(path: string): string | undefined {
  if (typeof repository !== 'string' || !/^https?:\/\//.test(repository)) return undefined;
  return `${repository.replace(/\/$/, '')}/${path}`;
}

/** The files of a piece. */
export function CodeLinks({ files }: { files: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {files.map((path) => {
        const address = addressOf(path);
        return (
          <li key={path} className={styles.code}>
            {address ? (
              <a className={styles.link} href={address} target="_top">
                {path}
              </a>
            ) : (
              path
            )}
          </li>
        );
      })}
    </ul>
  );
}

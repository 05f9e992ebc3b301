import { codeAddress } from './codeAddress.ts';
import * as styles from './docs.css.ts';

/** The files of a piece. */
export function CodeLinks({ files }: { files: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {files.map((path) => {
        const address = codeAddress(path);
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

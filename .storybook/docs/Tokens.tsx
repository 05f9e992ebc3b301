import { vars } from '@touchline/ui/theme';
import * as styles from './docs.css.ts';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

/** The tokens that the styles of a piece read, with their values in the theme of the toolbar. */
export function Tokens({ names }: { names: readonly string[] }) {
  const { say } = useToolbar();
  if (names.length === 0) return <p className={styles.note}>{say(texts.noTokens)}</p>;
  return (
    <ul className={styles.tokens}>
      {names.map((name) => (
        <li key={name} className={styles.token}>
          <Token name={name} />
        </li>
      ))}
    </ul>
  );
}

function Token({ name }: { name: string }) {
  const [group = '', key = ''] = name.split('.');
  const value = (vars as Record<string, Record<string, string>>)[group]?.[key] ?? '';
  const isColour = group === 'colour' || group === 'theme';
  return (
    <>
      {isColour && <span className={styles.swatch} style={{ background: value }} />}
      <span className={styles.tokenText}>
        <span className={styles.code}>{name}</span>
        {!isColour && group !== 'shadow' && <span className={styles.tokenValue}>{value}</span>}
      </span>
    </>
  );
}

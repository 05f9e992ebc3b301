import * as styles from './docs.css.ts';

/** A text in which code stands between backticks. */
export function SourceText({ text }: { text: string }) {
  return text.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.code}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

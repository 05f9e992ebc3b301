import * as styles from './testing.css.ts';

const teams = [
  'Ashworth High U14',
  'Kestrel Park Academy',
  'Göztepe Fen Lisesi Kız Takımı',
  'Northbridge Grammar First Eleven',
  'Lakeside Primary',
  'İnönü Ortaokulu',
];

function pairing(index: number) {
  return `${teams[index % teams.length]} – ${teams[(index * 5 + 1) % teams.length]}`;
}

/** A page with many matches, so that the document scrolls. */
export function LongPage() {
  return <Matches title="Matches" count={48} />;
}

/** A page that fits on any screen, so that the footer is at the end of the screen. */
export function ShortPage() {
  return <Matches title="Live now" count={2} />;
}

export function EmptyPage() {
  return (
    <div className={styles.nothing}>
      <div>
        <h1 className={styles.title}>Favourites</h1>
        <p>Matches and teams that you follow appear here.</p>
      </div>
    </div>
  );
}

function Matches({ title, count }: { title: string; count: number }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <label>
        Team or school <input name="filter" />
      </label>
      <ul className={styles.matches} aria-label="Matches">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles.match}>
            <p>{pairing(index)}</p>
            <p className={styles.meta}>
              {`Football · Saturday ${9 + (index % 8)}:30 · Field ${1 + (index % 4)}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Link } from '@touchline/ui/Link';
import type { Measured } from './pairs.ts';
import { ownerOf } from './pairs.ts';
import { keyOf, PairText } from './PairList.tsx';
import { failingList, verdict } from './studio.css.ts';
import { useTexts, texts } from './texts.ts';

/** How many pairs lack contrast, and which, with the way to each. */
export function Verdict({ pairs }: { pairs: readonly Measured[] }) {
  const { language, ratioOf, say } = useTexts();
  const failing = pairs.filter(({ isEnough }) => !isEnough);
  const text =
    failing.length === 0
      ? {
          en: `All ${pairs.length} pairs have enough contrast.`,
          tr: `${pairs.length} çiftin tümünün karşıtlığı yeterli.`,
        }
      : {
          en: `${failing.length} of ${pairs.length} pairs lack contrast.`,
          tr: `${pairs.length} çiftten ${failing.length} tanesinin karşıtlığı yetersiz.`,
        };
  return (
    <section
      className={verdict}
      aria-label={say(texts.contrast)}
      data-passes={failing.length === 0}
    >
      <p role="status">{text[language]}</p>
      {failing.length > 0 && (
        <ul className={failingList}>
          {failing.map((pair) => (
            <li key={`${pair.scheme} ${keyOf(pair)}`}>
              <Link href={`#${ownerOf(pair)}`}>
                {`${say(texts[pair.scheme])}: `}
                <PairText pair={pair} ratio={ratioOf(pair.ratio)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { Button } from '@touchline/ui/Button';
import { useState } from 'react';
import { copying } from './studio.css.ts';
import { useTexts, texts } from './texts.ts';

export interface CopyButtonProps {
  label: string;
  /** Said where the browser does not let the page copy. */
  refused: string;
  /** Another one empties what was said of the text before. */
  about: string;
  /** Called by the press. */
  text: () => string;
}

/** A button that copies a text, and says whether it did. */
export function CopyButton({ label, refused, about, text }: CopyButtonProps) {
  const { say } = useTexts();
  const [said, setSaid] = useState({ about, words: '' });
  async function copy() {
    // Emptied first, so that the same words are said again.
    setSaid({ about, words: '' });
    try {
      // There is no clipboard on a page that came by HTTP.
      await navigator.clipboard.writeText(text());
      setSaid({ about, words: say(texts.copied) });
    } catch {
      setSaid({ about, words: refused });
    }
  }
  return (
    <div className={copying}>
      <Button variant="outlined" onPress={() => void copy()}>
        {label}
      </Button>
      <span role="status">{said.about === about && said.words}</span>
    </div>
  );
}

import { Button } from '@touchline/ui/Button';
import { useState } from 'react';
import { copying } from './studio.css.ts';
import { useTexts, texts } from './texts.ts';

export interface CopyButtonProps {
  label: string;
  /** Said where the browser does not let the page copy. */
  refused: string;
  /** Called by the press. */
  text: () => string;
}

/** A button that copies a text, and says whether it did. */
export function CopyButton({ label, refused, text }: CopyButtonProps) {
  const { say } = useTexts();
  const [said, setSaid] = useState('');
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(text()).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? say(texts.copied) : refused);
  }
  return (
    <div className={copying}>
      <Button variant="outlined" onPress={() => void copy()}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}

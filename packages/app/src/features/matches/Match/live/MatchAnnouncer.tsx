import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { createAnnouncer } from './createAnnouncer.ts';
import { announcer } from './Freshness.css.ts';

/**
 * Tells people with a screen reader how the match has changed (MATCH-46). What stands on the page
 * when it opens is not said.
 */
export function MatchAnnouncer({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const [queue] = useState(() => createAnnouncer(setSaid));
  const known = useRef(text);

  useEffect(() => () => queue.stop(), [queue]);
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    queue.announce(text);
  }, [queue, text]);

  return (
    <div role="status" className={announcer} data-announcer="">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}

import { useRef, useState } from 'react';
import type { ItemTooltip, ItemTooltipProps } from './ItemTooltip.tsx';
import { useFirstSign } from './useFirstSign.ts';

/** The tooltips of a navigation; their code comes when a person first points at it. */
export function LazyItemTooltip(props: Omit<ItemTooltipProps, 'pointedRef'>) {
  const [Tooltip, setTooltip] = useState<typeof ItemTooltip>();
  const pointed = useRef<EventTarget>(null);
  useFirstSign(props.hostRef, ({ target }) => {
    pointed.current = target;
    const forget = () => {
      pointed.current = null;
    };
    props.hostRef.current?.addEventListener('pointerleave', forget, { once: true });
    void import('./ItemTooltip.tsx').then(
      (module) => setTooltip(() => module.ItemTooltip),
      // Without it the navigation still leads everywhere.
      () => {},
    );
  });
  return Tooltip && <Tooltip {...props} pointedRef={pointed} />;
}

import { MoreButton } from '@touchline/ui/shell/MoreMenu';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoreSlotProps } from './MoreSlot.tsx';
import { lazyNamed } from '@touchline/ui/lazyNamed';

const menu = lazyNamed(() => import('./MoreSlot.tsx'), 'MoreSlot');

/** Opens what the bar of a small screen has no room for. */
export function MoreAction(props: Pick<MoreSlotProps, 'plan' | 'place'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MoreButton
        ref={button}
        label={t('shell.more')}
        tooltip={t('shell.more')}
        isExpanded={isOpen}
        onIntent={menu.preload}
        onPress={() => {
          setHasBeenOpened(true);
          setOpen(true);
        }}
      />
      {hasBeenOpened && (
        <Suspense fallback={null}>
          <menu.Component {...props} isOpen={isOpen} onOpenChange={setOpen} triggerRef={button} />
        </Suspense>
      )}
    </>
  );
}

import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useMenuStage } from '@touchline/ui/menuStage';
import { MoreButton } from '@touchline/ui/shell/MoreMenu';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoreContainerProps } from './MoreContainer.tsx';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';

const menu = lazyNamed(() => import('./MoreContainer.tsx'), 'MoreContainer');

/** The button for the menu of actions that do not fit into the bar. */
export function MoreAction(props: Pick<MoreContainerProps, 'config' | 'barKind'>) {
  const { t } = useTranslation();
  const { isMounted, onIntent, ...stage } = useMenuStage(menu);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MoreButton
        ref={button}
        label={t('shell.more')}
        tooltip={t('shell.more')}
        isExpanded={stage.isOpen}
        onIntent={onIntent}
        onPress={() => stage.onOpenChange(!stage.isOpen)}
      />
      {isMounted && (
        <LazyBoundary resetKey={stage.isOpen} onFailed={() => stage.onOpenChange(false)}>
          <menu.Component {...props} {...stage} triggerRef={button} />
        </LazyBoundary>
      )}
    </>
  );
}

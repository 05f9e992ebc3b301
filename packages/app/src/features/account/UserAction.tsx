import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useMenuStage } from '@touchline/ui/menuStage';
import { UserMenuButton } from '@touchline/ui/shell/UserMenu';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { userAtom } from '#session/session.atoms.ts';
import { named } from '#platform/language/named.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { withSchemas } from '#platform/client/schemas.ts';

const menu = lazyNamed(
  () => withSchemas(import('./UserMenuContainer.tsx'), 'updateUser'),
  'UserMenuContainer',
);

/** Opens the menu of the signed-in person. */
export function UserAction() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const { isMounted, onIntent, ...stage } = useMenuStage(menu);
  const button = useRef<HTMLButtonElement>(null);
  if (!user) return null;
  const name = named(t, user.name);
  const presence = t(`user.presence.${user.status}`);
  return (
    <>
      <UserMenuButton
        ref={button}
        label={`${t('user.menu', { name })}, ${presence}`}
        name={name}
        {...(user.avatar ? { avatar: user.avatar } : {})}
        presence={user.status}
        isExpanded={stage.isOpen}
        onIntent={onIntent}
        onPress={() => stage.onOpenChange(!stage.isOpen)}
      />
      {isMounted && (
        <LazyBoundary resetKey={stage.isOpen} onFailed={() => stage.onOpenChange(false)}>
          <menu.Component {...stage} user={user} triggerRef={button} />
        </LazyBoundary>
      )}
    </>
  );
}

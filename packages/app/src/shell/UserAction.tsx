import { UserMenuButton } from '@touchline/ui/shell/UserMenu';
import { useAtomValue } from 'jotai';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { userAtom } from '../session/session.atoms.ts';

const menu = lazyNamed(() => import('./UserMenuSlot.tsx'), 'UserMenuSlot');

/** Opens the menu of the signed-in person. */
export function UserAction() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!user) return null;
  const presence = t(`user.presence.${user.status}`);
  return (
    <>
      <UserMenuButton
        ref={button}
        label={`${t('user.menu', { name: user.name })}, ${presence}`}
        name={user.name}
        {...(user.avatar ? { avatar: user.avatar } : {})}
        presence={user.status}
        isExpanded={isOpen}
        onIntent={() => void menu.preload()}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <menu.Component user={user} triggerRef={button} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

import { Button } from '@touchline/ui/Button';
import { FieldSkeleton, Skeleton } from '@touchline/ui/Skeleton';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import * as picture from '#platform/form/picture/PictureField.css.ts';
import { part, quiet } from '#platform/page/parts.css.ts';
import { userAtom } from '#session/session.atoms.ts';
import * as styles from './Profile.css.ts';

/**
 * Reserves the space of the form with its own words, which take as many lines as they will, and with
 * what is known of the person before their profile has come.
 */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('shell.loading')}</span>
      </VisuallyHidden>
      <div className={styles.skeleton} aria-hidden="true">
        <div className={part}>
          <div className={styles.fact}>
            <span className={styles.factName}>{t('signIn.email')}</span>
            <Skeleton />
            <span className={quiet}>{t('profile.emailText')}</span>
          </div>
          {user?.school && (
            <div className={styles.fact}>
              <span className={styles.factName}>{t('profile.school')}</span>
              <Skeleton />
            </div>
          )}
        </div>
        <div className={picture.field}>
          <div className={picture.choices}>
            <span className={styles.avatarRoom} />
            <Button variant="outlined" isDisabled>
              {t(user?.avatar ? 'picture.replace' : 'picture.choose')}
            </Button>
            {user?.avatar && (
              <Button variant="outlined" isDisabled>
                {t('picture.remove')}
              </Button>
            )}
          </div>
          <p className={quiet}>{`${t('profile.avatarText')} ${t('picture.limits')}`}</p>
        </div>
        {(['givenName', 'familyName'] as const).map((name) => (
          <div key={name} className={styles.fieldRoom}>
            <FieldSkeleton label={t(`signUp.${name}`)} />
          </div>
        ))}
        <div className={styles.choiceRoom}>
          <span className={styles.factName}>{t('signUp.language')}</span>
          <div className={styles.lineRoom}>
            <Skeleton />
          </div>
        </div>
        <div className={styles.lineRoom}>{t('signUp.newsletter')}</div>
        <div>
          <Button isDisabled>{t('profile.save')}</Button>
        </div>
      </div>
    </>
  );
}

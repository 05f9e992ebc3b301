import { Button } from '@touchline/ui/Button';
import { useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { choices, quiet, strong } from '../record/Record.css.ts';
import { useFocusAfter } from '../useFocusAfter.ts';
import { sizeText } from './audienceText.ts';
import type { ChosenAudience } from './messageValues.ts';
import { countAgain, useAudienceSize } from './useAudienceSize.ts';

const textStyles = { strong, quiet, plain: undefined };

export interface AudienceCountProps {
  audience: ChosenAudience;
  /** How many of it have not got the message, where it goes to those alone (ADMIN-118). */
  missing?: number | null;
  variant?: keyof typeof textStyles;
}

/**
 * How many get a message, in words; also why that is not known, with a button that asks again. The
 * text takes the focus of the button when it goes (A11Y-3).
 */
export function AudienceCount({ audience, missing = null, variant = 'plain' }: AudienceCountProps) {
  const { t } = useTranslation();
  const size = useAudienceSize(audience);
  // The failure stays in the cache until there is an answer.
  const [isAskingAgain, startAskingAgain] = useTransition();
  const text = useRef<HTMLParagraphElement>(null);
  const passFocusOn = useFocusAfter(() => text.current?.focus());
  const hasFailed = size?.state === 'failed';
  return (
    <div className={choices}>
      <p ref={text} className={textStyles[variant]} role="status" tabIndex={-1}>
        {hasFailed && isAskingAgain ? (
          t('adminRecord.messages.counting')
        ) : (
          <Words size={size} missing={missing} />
        )}
      </p>
      {hasFailed && (
        <span ref={passFocusOn}>
          <Button
            variant="outlined"
            isPending={isAskingAgain}
            onPress={() => startAskingAgain(() => countAgain(audience))}
          >
            {t('errors.retry')}
          </Button>
        </span>
      )}
    </div>
  );
}

interface WordsProps {
  size: ReturnType<typeof useAudienceSize>;
  missing: number | null;
}

function Words({ size, missing }: WordsProps) {
  const { t, i18n } = useTranslation();
  if (size === null) return t('adminRecord.messages.nobodyChosen');
  switch (size.state) {
    case 'loading':
      return t('adminRecord.messages.counting');
    case 'failed':
      return t('adminRecord.messages.notCounted');
    case 'ready':
      if (size.value.total === 0) return t('adminRecord.messages.nobody');
      if (missing === null) return sizeText(t, i18n.language, size.value);
      return t('adminRecord.messages.goesToMissing', {
        count: missing,
        number: missing.toLocaleString(i18n.language),
      });
  }
}

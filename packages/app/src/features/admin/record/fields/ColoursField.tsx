import { Button } from '@touchline/ui/Button';
import { ColourField } from '@touchline/ui/ColourField';
import { Crest } from '@touchline/ui/Crest';
import { contrast, crestColours } from '@touchline/ui/theme';
import { useTranslation } from 'react-i18next';
import { choices, pair, part, quiet, row } from '../Record.css.ts';

interface Colours {
  primary: string;
  secondary: string;
}

export interface ColoursFieldProps {
  /** The name of the field in the request. */
  name: string;
  value: Colours | null;
  onChange: (value: Colours | null) => void;
  isDisabled: boolean;
  errorMessage?: string;
  /** Whose crest is drawn with them. */
  id: string;
  title: string;
}

/** From here on two surfaces can be told apart (WCAG 1.4.11). */
const leastContrast = 3;

/**
 * The two colours of a school or a team, with the crest that is drawn from them and how well they
 * can be told apart. Letters are readable on any colour, because the drawing chooses theirs.
 */
export function ColoursField({
  name,
  value,
  onChange,
  isDisabled,
  errorMessage,
  id,
  title,
}: ColoursFieldProps) {
  const { t } = useTranslation();
  const { number } = useRatio();
  if (value === null) {
    return (
      <div className={part}>
        <p className={quiet}>{t('adminRecord.colours.none')}</p>
        <div>
          <Button
            variant="outlined"
            isDisabled={isDisabled}
            onPress={() => onChange({ ...crestColours[0] })}
          >
            {t('adminRecord.colours.choose')}
          </Button>
        </div>
      </div>
    );
  }
  const ratio = contrast(value.primary, value.secondary);
  const field = (which: 'primary' | 'secondary') => (
    <ColourField
      name={`${name}.${which}`}
      label={t(`adminRecord.colours.${which}`)}
      value={value[which]}
      onChange={(colour) => onChange({ ...value, [which]: colour })}
      isDisabled={isDisabled}
      {...(errorMessage ? { errorMessage } : {})}
      labels={{
        choose: t('adminRecord.colours.pick'),
        area: t('adminRecord.colours.area'),
        hue: t('adminRecord.colours.hue'),
      }}
    />
  );
  return (
    <div className={part}>
      <div className={pair}>
        {field('primary')}
        {field('secondary')}
      </div>
      <div className={row}>
        <span className={choices}>
          <Crest id={id} name={title} colours={value} size="medium" />
          <span role="status">
            {t(ratio < leastContrast ? 'adminRecord.colours.close' : 'adminRecord.colours.apart', {
              ratio: number(ratio),
            })}
          </span>
        </span>
        <Button variant="outlined" isDisabled={isDisabled} onPress={() => onChange(null)}>
          {t('adminRecord.colours.remove')}
        </Button>
      </div>
    </div>
  );
}

/** A ratio as the language writes numbers. */
function useRatio() {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return { number: (ratio: number) => `${format.format(ratio)}\u00a0:\u00a0${format.format(1)}` };
}

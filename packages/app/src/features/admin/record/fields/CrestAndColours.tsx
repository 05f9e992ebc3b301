import { Crest } from '@touchline/ui/Crest';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#platform/form/picture/PictureField.tsx';
import { ColoursField, type ColoursFieldProps } from './ColoursField.tsx';
import { part } from '../Record.css.ts';
import type { TextProps } from '../recordKind.ts';

export interface CrestAndColoursProps {
  /** The field for the address of the crest. */
  crest: TextProps;
  colours: Pick<ColoursFieldProps, 'name' | 'value' | 'onChange'>;
  /** Whose crest is drawn where there is no picture, and the name that its letters come from. */
  id: string;
  name: string;
}

/** The crest and the colours of a school or a team, drawn as everybody sees them. */
export function CrestAndColours({ crest, colours, id, name }: CrestAndColoursProps) {
  const { t } = useTranslation();
  const { name: crestName, label, value, onChange, isReadOnly, errorMessage } = crest;
  return (
    <div className={part}>
      <PictureField
        name={crestName}
        label={label}
        preview={<Crest id={id} name={name} src={value} colours={colours.value} size="large" />}
        value={value}
        onChange={onChange}
        isDisabled={isReadOnly}
        description={t('picture.limits')}
        {...(errorMessage ? { errorMessage } : {})}
      />
      <ColoursField {...colours} id={id} title={name} isDisabled={isReadOnly} />
    </div>
  );
}

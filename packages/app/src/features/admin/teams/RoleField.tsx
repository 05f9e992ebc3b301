import { playerRoles } from '@touchline/contract/playerRoles';
import { ComboBox, type ComboBoxProps } from '@touchline/ui/ComboBox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleText } from '#features/matches';
import { roleOfText } from './roles.ts';

export interface RoleFieldProps extends Pick<
  ComboBoxProps,
  'name' | 'label' | 'isLabelHidden' | 'placeholder' | 'errorMessage' | 'isDisabled' | 'isReadOnly'
> {
  value: string;
  onChange: (role: string) => void;
}

/** The role or position of a player: any words, with those of football as suggestions (TEAM-1). */
export function RoleField({ value, onChange, ...rest }: RoleFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return (
    <ComboBox
      {...rest}
      allowsCustomValue
      options={playerRoles.map((id) => ({ id, label: t(`player.roles.${id}`) }))}
      labels={{ loading: t('adminRecord.searching'), empty: t('search.empty') }}
      // The role can also change from outside, and its words with the language.
      inputValue={roleOfText(t, typed) === value ? typed : (roleText(t, value) ?? '')}
      onInputChange={(text) => {
        setTyped(text);
        const role = roleOfText(t, text);
        if (role !== value) onChange(role);
      }}
    />
  );
}

import { Banner } from '@touchline/ui/Banner';
import { ComboBox } from '@touchline/ui/ComboBox';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { timeZones } from '../../schools/places.ts';

export interface ZoneFieldProps {
  name: string;
  label: string;
  /** IANA name; empty for none. */
  value: string;
  onChange: (zone: string) => void;
  isDisabled: boolean;
  errorMessage?: string;
}

/** The zone of the clock at the ground. Without one the device's is used, of which it warns. */
export function ZoneField({ value, onChange, ...rest }: ZoneFieldProps) {
  const { t } = useTranslation();
  const zones = useMemo(() => timeZones(value), [value]);
  return (
    <>
      <ComboBox
        {...rest}
        value={value || null}
        defaultInputValue={value.replaceAll('_', ' ')}
        onChange={(id) => onChange(id ?? '')}
        options={zones}
        labels={{ loading: t('adminRecord.searching'), empty: t('search.empty') }}
      />
      {value === '' && <Banner tone="warning" title={t('adminRecord.matches.noZone')} />}
    </>
  );
}

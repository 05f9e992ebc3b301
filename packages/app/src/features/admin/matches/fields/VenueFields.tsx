import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { pair, part } from '../../record/Record.css.ts';
import { matchValuesOf, type TypedVenue, type MatchFieldsProps } from './matchValues.ts';

type Text = keyof TypedVenue;

/** The fields that locate a ground; a change of one clears the saved coordinates. */
const placing: readonly Text[] = ['name', 'address', 'city'];

/** The ground of a match. */
export function VenueFields({ form }: MatchFieldsProps) {
  const { t } = useTranslation();
  const { venue } = form.values;
  const savedPlace = form.record ? matchValuesOf(form.record).venue.place : '';

  function field(name: Text) {
    const errorMessage = form.fieldErrorText(`venue.${name}`);
    return {
      name: form.nameOf(`venue.${name}`),
      label: t(`adminRecord.matches.venue.${name}`),
      autoComplete: 'off',
      value: venue[name],
      onChange: (value: string) =>
        form.change({
          venue: {
            ...venue,
            // Coordinates that the person has typed are not cleared.
            ...(placing.includes(name) && venue.place === savedPlace ? { place: '' } : {}),
            [name]: value,
          },
        }),
      isReadOnly: form.isReadOnly,
      ...(errorMessage ? { errorMessage } : {}),
    };
  }

  return (
    <div className={part}>
      <div className={pair}>
        <TextField {...field('name')} />
        <TextField {...field('pitch')} />
      </div>
      <div className={pair}>
        <TextField {...field('address')} />
        <TextField {...field('city')} />
      </div>
      <TextField
        {...field('mapUrl')}
        inputMode="url"
        description={t('adminRecord.schools.websiteText')}
      />
      <TextField {...field('place')} description={t('adminRecord.matches.venue.placeText')} />
    </div>
  );
}

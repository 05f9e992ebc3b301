import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { pair, part } from '../record/Record.css.ts';
import type { MatchFieldsProps } from './MatchFields.tsx';
import type { TypedVenue } from './matchValues.ts';

type Text = 'name' | 'pitch' | 'address' | 'city' | 'mapUrl';

/** The fields that say where a ground is: with another one its place on the map is another too. */
const placing: readonly Text[] = ['name', 'address', 'city'];

/** The ground of a match. */
export function VenueFields({ form }: MatchFieldsProps) {
  const { t } = useTranslation();
  const { venue } = form.values;

  function field(name: Text) {
    const words = form.wordsAbout(`venue.${name}`);
    return {
      name: form.nameOf(`venue.${name}`),
      label: t(`adminRecord.matches.venue.${name}`),
      autoComplete: 'off',
      value: venue[name],
      onChange: (value: string) =>
        form.change({
          venue: {
            ...venue,
            ...(placing.includes(name) ? { latitude: null, longitude: null } : {}),
            [name]: value,
          } satisfies TypedVenue,
        }),
      isReadOnly: form.isReadOnly,
      ...(words ? { errorMessage: words } : {}),
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
    </div>
  );
}

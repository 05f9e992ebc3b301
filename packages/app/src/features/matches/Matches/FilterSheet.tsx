import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { Sheet } from '@touchline/ui/Sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { LazyFilterFields } from './LazyFilterFields.tsx';
import { countFilters } from './listFilter.ts';
import { MatchFilterChips } from './MatchFilterChips.tsx';
import { sheetFields } from './Matches.css.ts';

/** The button that opens the filters on a phone, with the number of those that are set. */
export function FilterSheet({ filter, onChange }: FilterFieldsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filter);
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        icon={<Icon icon={AdjustmentsHorizontalIcon} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {count > 0 ? t('matches.filtersSet', { count }) : t('matches.filters')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('matches.filters')}
        closeLabel={t('matches.closeFilters')}
        footer={
          <Button isFullWidth onPress={() => setOpen(false)}>
            {t('matches.show')}
          </Button>
        }
      >
        <div className={sheetFields}>
          <MatchFilterChips filter={filter} onChange={onChange} />
          <LazyFilterFields filter={filter} onChange={onChange} />
        </div>
      </Sheet>
    </>
  );
}

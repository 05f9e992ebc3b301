import { FlagIcon } from '@heroicons/react/24/outline';
import type { Match } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetchSupportSheet, SupportSheetLoader } from '#features/support';
import { teamsText } from '../share.ts';

/** Opens the sheet to write to the support, about this match (MATCH-31). */
export function ReportMistake({ match }: { match: Match }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const teams = teamsText(t, match).join(` ${t('match.versus')} `);
  return (
    <>
      <span onPointerEnter={prefetchSupportSheet} onFocus={prefetchSupportSheet}>
        <Button
          variant="quiet"
          icon={<Icon icon={FlagIcon} />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        >
          {t('matchPage.report')}
        </Button>
      </span>
      <SupportSheetLoader
        isOpen={isOpen}
        onOpenChange={setOpen}
        about={{
          subject: t('matchPage.reportSubject', { teams }),
          diagnostics: (sent) => t('matchPage.reportContext', { teams, ...sent }),
        }}
      />
    </>
  );
}

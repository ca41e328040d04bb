import type { Translate } from '@/messages/message-keys';
import type { Step } from '../constants';

interface StepWords {
  /** In the list of steps. */
  readonly name: string;
  readonly title: string;
  readonly line: string;
}

/** What each step is called, and why it is there. */
export function stepWords(t: Translate<'onboarding'>, step: Step, assistant: string): StepWords {
  switch (step) {
    case 'zone':
      return { name: t('zoneName'), title: t('zoneTitle'), line: t('zoneLine') };
    case 'calendar':
      return { name: t('calendarName'), title: t('calendarTitle'), line: t('calendarLine', { assistant }) };
    case 'document':
      return { name: t('documentName'), title: t('documentTitle'), line: t('documentLine', { assistant }) };
    case 'details':
      return { name: t('detailsName'), title: t('detailsTitle'), line: t('detailsLine') };
    case 'people':
      return { name: t('peopleName'), title: t('peopleTitle'), line: t('peopleLine', { assistant }) };
    case 'assistant':
      return { name: t('assistantName'), title: t('assistantTitle', { assistant }), line: t('assistantLine') };
    case 'rehearsal':
      return { name: t('rehearsalName'), title: t('rehearsalTitle'), line: t('rehearsalLine', { assistant }) };
  }
}

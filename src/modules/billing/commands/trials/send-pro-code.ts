import { eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '@/core/loop/state';
import { isSayable, plain } from '@/core/replies/plain';
import { database } from '@/db/client';
import { suppressions } from '@/db/schema/mailbox';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import { shownCode } from '@/modules/invites/schema';
import { languageAt } from '@/modules/teams/queries/invitable';
import type { Runtime } from '@/ports/runtime';
import { PRO_TRIAL_CODE_DAYS, PRO_TRIAL_DAYS } from '../../constants';

/** What the mail of a code is made of: whose gift it is, and for whom. */
export interface CodeMail {
  readonly giver: { readonly name: string | null; readonly email: string; readonly language: string | null };
  readonly email: string;
  readonly code: string;
}

interface Said {
  readonly subject: string;
  readonly opening: string;
  readonly label: string;
  readonly closing: string;
}

type Words = (said: { who: string; whoFully: string; days: number; code: string; good: number }) => Said;

const WORDS: Readonly<Record<Language, Words>> = {
  en: ({ who, whoFully, days, code, good }) => ({
    subject: `${who} gives you ${days} days of Sundial Pro`,
    opening: `${whoFully} would like you to try Sundial: an assistant that you copy on a mail, and that arranges the meeting. You get ${days} days of Pro, without a card, with the code ${code}.`,
    label: 'Begin the trial',
    closing: `The code is good for ${good} days, and for this address only. If you do nothing, nothing happens.`,
  }),
  de: ({ who, whoFully, days, code, good }) => ({
    subject: `${who} schenkt Ihnen ${days} Tage Sundial Pro`,
    opening: `${whoFully} lädt Sie ein, Sundial auszuprobieren: einen Assistenten, den Sie in einer Mail auf Kopie setzen und der den Termin vereinbart. Sie bekommen ${days} Tage Pro, ohne Karte, mit dem Code ${code}.`,
    label: 'Ausprobieren',
    closing: `Der Code gilt ${good} Tage und nur für diese Adresse. Wenn Sie nichts tun, geschieht nichts.`,
  }),
  fr: ({ who, whoFully, days, code, good }) => ({
    subject: `${who} vous offre ${days} jours de Sundial Pro`,
    opening: `${whoFully} vous invite à essayer Sundial : un assistant que vous mettez en copie d’un courriel et qui fixe le rendez-vous. Vous recevez ${days} jours de Pro, sans carte, avec le code ${code}.`,
    label: 'Commencer l’essai',
    closing: `Le code est valable ${good} jours, et pour cette adresse seulement. Si vous ne faites rien, rien ne se passe.`,
  }),
  es: ({ who, whoFully, days, code, good }) => ({
    subject: `${who} le regala ${days} días de Sundial Pro`,
    opening: `${whoFully} le invita a probar Sundial: un asistente al que pone en copia de un correo y que concierta la reunión. Recibe ${days} días de Pro, sin tarjeta, con el código ${code}.`,
    label: 'Empezar la prueba',
    closing: `El código vale ${good} días, y solo para esta dirección. Si no hace nada, no pasa nada.`,
  }),
};

/** Sends a code to whom it is for. False when it certainly did not leave: their address wants no mail, or takes none. */
export async function sendProCode(runtime: Runtime, { giver, email, code }: CodeMail): Promise<boolean> {
  const [stopped] = await database().select().from(suppressions).where(eq(suppressions.address, email));
  if (stopped) return false;
  const name = giver.name && isSayable(giver.name) ? plain(giver.name) : null;
  const wanted = (await languageAt(email)) ?? giver.language;
  const language = LANGUAGES.find((one) => one === wanted) ?? 'en';
  const { subject, opening, label, closing } = WORDS[language]({
    who: name ?? giver.email,
    whoFully: name ? `${name} (${giver.email})` : giver.email,
    days: PRO_TRIAL_DAYS,
    code: shownCode(code),
    good: PRO_TRIAL_CODE_DAYS,
  });
  const url = `${runtime.settings.baseUrl}/free-trial?code=${shownCode(code)}`;
  const mail = { kind: 'pro-trial', recipient: email, subject, opening, link: { label, url }, closing, language };
  const sent = await sendAccountMail(runtime, mail);
  return sent.ok || sent.failure === 'unknown';
}

import { LANGUAGES, type Language } from '@/core/loop/state';
import { isSayable, plain } from '@/core/replies/plain';
import { TEAM_INVITE_DAYS } from '@/core/teams/invite-state';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import type { Runtime } from '@/ports/runtime';

/** What the mail of an invite is made of. */
export interface InviteMail {
  readonly inviter: { readonly name: string | null; readonly email: string };
  readonly team: { readonly name: string };
  readonly invite: { readonly email: string };
  readonly token: string;
  /** Of whom it goes to, else of whoever invites; null: English. */
  readonly language: string | null;
}

interface Said {
  readonly subject: string;
  readonly opening: string;
  readonly label: string;
  readonly closing: string;
}

type Words = (said: { who: string; whoFully: string; team: string; days: number }) => Said;

const WORDS: Readonly<Record<Language, Words>> = {
  en: ({ who, whoFully, team, days }) => ({
    subject: `${who} invites you to ${team} on Sundial`,
    opening: `${whoFully} would like you in ${team}. Who is in a team can find times with each other at once: the others see when you are busy, never what it is, and nobody reads your mail.`,
    label: 'See the invitation',
    closing: `It is good for ${days} days, and for this address only. If you do nothing, nothing happens.`,
  }),
  de: ({ who, whoFully, team, days }) => ({
    subject: `${who} lädt Sie bei Sundial in ${team} ein`,
    opening: `${whoFully} möchte Sie für ${team} gewinnen. Wer in einem Team ist, findet sofort Termine mit den anderen: Sie sehen, wann Sie belegt sind, nie womit, und niemand liest Ihre Mails.`,
    label: 'Einladung ansehen',
    closing: `Sie gilt ${days} Tage und nur für diese Adresse. Wenn Sie nichts tun, geschieht nichts.`,
  }),
  fr: ({ who, whoFully, team, days }) => ({
    subject: `${who} vous invite dans ${team} sur Sundial`,
    opening: `${whoFully} souhaite vous compter dans ${team}. Les membres d’une équipe trouvent aussitôt une heure entre eux : les autres voient quand vous êtes pris, jamais par quoi, et personne ne lit vos courriels.`,
    label: 'Voir l’invitation',
    closing: `Elle est valable ${days} jours, et pour cette adresse seulement. Si vous ne faites rien, rien ne se passe.`,
  }),
  es: ({ who, whoFully, team, days }) => ({
    subject: `${who} le invita a ${team} en Sundial`,
    opening: `${whoFully} quiere contar con usted en ${team}. Quienes están en un equipo encuentran hora entre sí al momento: los demás ven cuándo está ocupado, nunca con qué, y nadie lee su correo.`,
    label: 'Ver la invitación',
    closing: `Vale ${days} días, y solo para esta dirección. Si no hace nada, no pasa nada.`,
  }),
};

/** The team by its name, or without one where a mail program would make a link of it. */
const TEAM: Readonly<Record<Language, (name: string | null) => string>> = {
  en: (name) => (name ? `the team “${name}”` : 'their team'),
  de: (name) => (name ? `das Team „${name}“` : 'das eigene Team'),
  fr: (name) => (name ? `l’équipe « ${name} »` : 'son équipe'),
  es: (name) => (name ? `el equipo «${name}»` : 'su equipo'),
};

/** Sends the mail of an invite. False when it certainly did not leave. */
export async function sendTeamInvite(runtime: Runtime, mail: InviteMail): Promise<boolean> {
  const { inviter, team, invite, token } = mail;
  const name = inviter.name && isSayable(inviter.name) ? plain(inviter.name) : null;
  const language = LANGUAGES.find((one) => one === mail.language) ?? 'en';
  const said = WORDS[language]({
    who: name ?? inviter.email,
    whoFully: name ? `${name} (${inviter.email})` : inviter.email,
    team: TEAM[language](isSayable(team.name) ? plain(team.name) : null),
    days: TEAM_INVITE_DAYS,
  });
  const { subject, opening, label, closing } = said;
  const url = `${runtime.settings.baseUrl}/join/${token}`;
  const sent = await sendAccountMail(runtime, {
    kind: 'team-invite',
    recipient: invite.email,
    subject,
    opening,
    link: { label, url },
    closing,
  });
  return sent.ok || sent.failure === 'unknown';
}

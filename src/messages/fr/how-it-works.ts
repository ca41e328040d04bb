import type { Translated } from '../message-keys';

export default {
  title: 'Fonctionnement',
  lead: 'Vous écrivez comme toujours. L’assistant, appelé ici {name}, se charge de ce que personne n’aime : trouver l’heure.',
  steps: 'De votre e-mail au rendez-vous',
  copy: 'Vous le mettez en copie',
  copyText:
    'À votre invité, avec l’assistant en Cc : <said>{name}, trouve-nous une demi-heure la semaine prochaine</said>. L’e-mail doit venir d’une adresse qui est à vous ; un e-mail qui le prétend seulement n’est pas suivi.',
  look: 'Il regarde votre temps',
  lookText:
    'Vos agendas, vos horaires, les règles que vous avez écrites, la marge avant et après, les jours fériés. Un agenda illisible compte comme occupé.',
  offer: 'Il propose des heures',
  offerText:
    'Trois, à des jours différents, dans le même fil. Tant qu’elles sont proposées, elles sont retenues : aucun autre invité ne se voit offrir la même heure. Une offre expire après trois jours ouvrés, ou plus tôt si les heures approchent.',
  answer: 'Votre invité répond',
  answerText:
    'Par des mots, ou par un lien. <said>Mardi me va</said>, <said>plutôt jeudi après 15 h ?</said>, <said>je suis absent jusqu’au 12</said>. Il répond à ce qui est demandé, une fois par e-mail au plus.',
  book: 'Il réserve',
  bookText:
    'Il relit votre agenda, y inscrit le rendez-vous avec vous comme organisateur, ajoute un lien vidéo si on le souhaite, et veille à ce que chacun ait l’invitation.',
  stay: 'Il reste là',
  stayText:
    'Si quelqu’un doit déplacer ou annuler, il l’écrit dans le fil, et l’assistant fait le reste. Dans chaque échange, un clic suffit pour l’arrêter ou prendre le relais.',
  guests: 'Ce que voient vos invités',
  seeTimes: 'Les heures proposées',
  seeTimesText: 'Dans le fuseau de votre invité dès qu’il est connu, avec le vôtre à côté.',
  seePage: 'Une page où choisir',
  seePageText: 'Par un lien dans l’e-mail, sans compte. La regarder ne décide jamais rien.',
  seeNo: 'Un moyen de dire non',
  seeNoText: 'Ou de proposer une autre heure, par des mots ou sur cette page.',
  seeNothing: 'Rien d’autre de vous',
  seeNothingText: 'Ni le nom de vos autres rendez-vous, ni leur lieu, ni qui y est.',
  asks: 'Quand il vous demande d’abord',
  askUnclear: 'Ce qu’il ne comprend pas entièrement',
  askUnclearText: 'Un e-mail avec des mots qui pourraient en changer le sens vous est soumis, en disant lesquels.',
  askRules: 'Ce que vos règles n’autorisent pas',
  askRulesText: 'Une heure hors de vos horaires, un rendez-vous plus long que d’habitude, un jour de voyage.',
  askCosts: 'Les changements qui coûtent à quelqu’un',
  askCostsText:
    'Déplacer un rendez-vous une seconde fois, ou un rendez-vous avec des personnes que vous avez marquées.',
  askMore: 'Autant de plus que vous voulez',
  askMoreText:
    'De « montrez-moi d’abord chaque e-mail » à « allez-y partout où vous pouvez » : un réglage, à tout moment.',
  reads: 'Comment il lit',
  readsLead:
    'Par des règles : une grammaire des dates, des heures et des façons de dire oui, non et peut-être, en français, anglais, allemand et espagnol. Elle n’a besoin ni de clé ni de réseau, donne chaque fois la même réponse, et sait quels mots elle n’a pas pu situer. Ceux-là, elle ne les saute jamais.',
  readsModel:
    'Là où l’exploitant de cette installation a mis en place un modèle de langage, et où vos paramètres le permettent, il peut aider pour ce que les règles laissent ouvert. Ce qu’il dit est vérifié dans le texte et n’agit jamais de lui-même. Un e-mail ne peut pas donner d’ordres à l’assistant : vous seul le pouvez, et ceux que vous avez nommés.',
  start: 'Commencer',
  guide: 'Comment utiliser Sundial',
} satisfies Translated<'how-it-works'>;

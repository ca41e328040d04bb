import type { Locale } from '../language';

/** Words that courtesy may add to those of our own sentences: none of them denies, promises, counts or names a time. */
export const COURTESY: Readonly<Record<Locale, readonly string[]>> = {
  en: words(`a all an and any are as at be best can convenient could do does ease either for from glad good happy help
    here hope i if in is it kind kindly let like may me might my of on one or perhaps please pleased pleasure suit suits
    than thank thanks that the them then these they this those to us we well which with work works would you your`),
  de: words(`alle am an auch bitte bei da damit danke das dass davon dazu dem den der des die dies diese diesem diesen
    dieser dieses ein eine einem einen einer eines es freue freut für gern gerne gut ginge gingen ich ihnen ihr ihre
    ihrem ihren ist kann könnte lassen mich mir mit möchte oder passen passt passte sagen schön sehr sie sind so um und
    uns von vielen vielleicht wäre wären welche welcher wenn wir wohl würde würden zu zum zur`),
  fr: words(`à afin au aux avec ce ceci cela celle celui ces cette ceux ci convenir convient convienne conviendrait
    conviennent d dans de des dites du elle en est et eux heureux il ils irait j je l la le les lequel lesquels leur lui
    ma me merci moi mon nous or ou par peut plaisir plaît pour pourrait pourriez puis qu que quel quelle qui s se serait
    si son sont tout toute tous un une va vais vont votre vos vous volontiers`),
  es: words(`a agradecería al alguna alguno así bien con convendría conviene convenga cuál cuáles de del dígame e el ella
    ellas en encantado es esa esas ese esta estas este esto favor gracias gusta gustaría gusto hola la las le les lo los
    me mi mí muchas muy o para podría por puede que qué se sea serviría si sí sirve son su sus un una usted va vendría
    viene y yo`),
};

function words(list: string): readonly string[] {
  return list.split(/\s+/);
}

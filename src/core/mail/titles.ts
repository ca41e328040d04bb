/** How somebody is called in a greeting; `formal`: by title or surname, as one does who is not on first-name terms. */
export interface Called {
  readonly words: string;
  readonly formal: boolean;
}

/** Words before a name that say who somebody is to another, and never to the assistant. */
const KINSHIP = wordSet(
  'mum mom mam dad daddy mama mamá mami papa papá papi maman oma opa omi opi tante onkel uncle aunt auntie tío tía',
  'tonton mamie papy abuela abuelo primo prima',
);

/** Forms of address and ranks before a name; what is abbreviated ("Univ.-Prof.", "Assoc.") is one by its dot. */
const TITLES = wordSet(
  'dr drs prof professor professeur profesor profesora doctor doctora docteur med dipl ing lic mag mr mrs ms miss',
  'mx sir dame rev reverend father fr frau herr hr hrn mme madame m mlle monsieur me maître sr sra srta señor',
  'señora don doña hermano hermana padre sister brother soeur sœur frère père pater pastor pastorin rabbi rabbiner',
  'imam captain colonel sergeant judge hon ir',
);

/** Whether a word before a name is a title and no part of it. */
export function isTitle(word: string): boolean {
  const bare = word.toLowerCase().replace(/\.$/, '');
  return TITLES.has(bare) || (/\.$/.test(word) && bare.length > 1) || /^\p{L}+\.-\p{L}/u.test(word);
}

/** Whether a word says who somebody is to another ("Oma"): nobody is greeted by it. */
export function isKinship(word: string): boolean {
  return KINSHIP.has(word.toLowerCase().replace(/\.$/, ''));
}

function wordSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

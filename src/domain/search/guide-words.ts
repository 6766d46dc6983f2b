import { isHiragana } from './internal/scripts.ts';

/** Words that say nothing about a picture, in the languages that most titles are written in. */
const EMPTY_WORDS = new Set(
  `a about after all also an and any are as at be best but by can do easy for from get great has have how i idea ideas if in
into is it its just like made make making more most my new no not of off on one or our out over own perfect photo pic
picture pin pinterest so some than that the their them these they this those to too top up use very via was we what when
where which who will with you your
der die das und ein eine einen mit von zu im am auf für ist nicht oder aus bei als auch wie
le la les un une des du de et en au aux pour avec sur par dans que qui est ou
el los las una unos y con para por del al es su sus se lo
il lo gli uno di da per con su che e non
de het een van voor met op te en
o os as um uma do da dos das em para com por
och att det som en av på är för med
i w z na do nie się jest`
    .trim()
    .split(/\s+/),
);

/** Words that mean something beside others only: numbers, places in an order, directions, spans of time, verbs of everyday talk. */
const WEAK_WORDS = new Set(
  `come comes came coming go goes going gone went need needs keep keeps kept let lets want wants know knows think thinks
say says said tell tells talk see seen take takes took taken give gives given put puts turn turns turned stay
stays leave left begin begins show shows find finds found ask asks become becomes call called hold holds cost
costs feel feels happen happens help helps learn live lives lose means meet move moves pay seem seems send
start starts stop stops try wait waits waiting do does did doing look looks looking
second seconds minute minutes hour hours day days week weeks month months year years time times
hundred hundreds thousand thousands twelve twenty thirty forty fifty mine yours good better early late close full
almost already away back both else enough ever far here later less maybe near nothing now often quite
rather really should sometimes somewhere soon then there thing things together well whole yet half
two three four five six seven eight nine ten once twice first third last next again always never still every
each before behind below between down inside outside through under until while without around along across against
little many much only same other another few some way ways
zwei drei vier zehn erste letzte unter hinter zwischen ohne
deux trois quatre dix premier dernier sous entre sans
dos tres cuatro diez primero bajo entre sin`
    .trim()
    .split(/\s+/),
);

/** Whether a word says nothing about what is looked for. */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word);
}

/** Whether a word of the index can be a part of a suggestion: no hashtag, no fragment, no empty word, no number, no emoji. */
export function isGuideWord(word: string): boolean {
  if (word.length < 2 || EMPTY_WORDS.has(word) || /^[#\d\p{Extended_Pictographic}\p{RI}]/u.test(word))
    return false;
  return ![...word].some(isHiragana);
}

/** Whether a word of the index can be offered alone, or to narrow a search. */
export function isTellingWord(word: string): boolean {
  return isGuideWord(word) && !WEAK_WORDS.has(word);
}

import { GENERAL_TOPICS } from '../../src/domain/topics/general-topics.ts';
import { SeededRandom, zipf } from './random.ts';

/** A topic is one of the general topics; a theme is what one board of it is about, such as "oak bench". */
export const TOPIC_COUNT = GENERAL_TOPICS.length;
export const THEMES_OF_TOPIC = 12;
export const THEME_COUNT = TOPIC_COUNT * THEMES_OF_TOPIC;

/** The words by which people know a topic; each two belong to one of its themes. */
const WORDS: Readonly<Record<string, string>> = {
  animals:
    'puppy basket kitten window owl feather hedgehog autumn horse meadow rabbit hutch parrot perch goldfish pond fox snow tortoise garden deer antler bee hive',
  architecture:
    'brick facade glass tower timber cabin concrete stairs arched bridge tiny house courtyard fountain slate roof barn conversion brutalist library chapel vault harbour crane',
  art: 'watercolour sky oil portrait bronze sculpture abstract canvas collage paper mural street charcoal study ceramic relief pastel landscape gouache palette installation light print linocut',
  baking:
    'sourdough crust chocolate cake lemon tart cinnamon roll rye loaf almond biscuit apple pie choux bun carrot frosting pretzel salt focaccia rosemary meringue berry',
  beauty:
    'curly bob nail polish brow shape braided crown glowing skin red lipstick hair mask eyeliner wing freckle tint bun tutorial oil cleanser perfume shelf',
  books:
    'reading nook cover design poetry shelf novel stack bookshop ladder margin notes fairy tales library card paperback pile bookmark ribbon crime series atlas maps',
  celebrations:
    'birthday balloons wedding arch harvest table lantern evening christmas wreath easter eggs garland paper confetti cone picnic party invitation suite candle centrepiece toast speech',
  children:
    'wooden blocks playroom storage finger paint bedtime story school lunch treehouse ladder puppet theatre sandpit shovel counting game dress up kite string nursery mobile',
  clothes:
    'linen dress wool coat denim jacket striped shirt leather boots silk scarf capsule wardrobe pleated skirt rain parka knit vest summer hat tailored suit',
  cooking:
    'lentil soup roast chicken tomato pasta green curry noodle bowl grilled fish potato salad bean stew rice pilaf pickled cabbage mushroom risotto herb omelette',
  crafts:
    'pressed flowers clay pot leather wallet paper lamp macrame knot candle mould beaded bracelet wire basket mosaic tile felt brooch stamp carving papier mache',
  drawing:
    'ink sketch gesture pose urban sketching pencil shading botanical plate comic panel character sheet figure study perspective grid hand anatomy crosshatch texture portrait line',
  film: 'silent classic movie poster noir scene stop motion film festival director chair costume sketch opening credits cinema foyer title card storyboard frame animated short',
  furniture:
    'oak table rattan chair velvet sofa writing desk folding stool bunk bed bookcase wall kitchen island garden bench hall stand chest drawer rocking armchair',
  gardening:
    'raised bed tomato trellis herb spiral compost bin rose arch balcony pots wild meadow fruit espalier fern corner seed tray gravel path dahlia border',
  'graphic-design':
    'swiss poster logo mark brand guide packaging label icon set magazine spread colour system album sleeve infographic chart pattern repeat risograph print signage arrow',
  health:
    'morning yoga sleep routine breathing exercise stretch sequence strength plan walking habit herbal tea meal prep posture desk mindful minute balance board cold plunge',
  history:
    'roman mosaic medieval manuscript viking ship steam engine victorian kitchen silk road stone circle castle plan trade ledger old map miner lamp royal seal',
  home: 'living room hallway hooks small kitchen bathroom tiles attic bedroom reading lamp laundry cupboard window seat open shelving entry bench plant corner rug pattern',
  'knitting-and-sewing':
    'cable jumper sock heel quilt block cross stitch sewing pattern lace shawl mitten chart denim repair button band zipper pouch yarn dyeing hem finish',
  music:
    'vinyl record acoustic guitar jazz trio synth patch piano score choir rehearsal drum kit violin case concert hall home studio festival stage banjo tuning',
  nature:
    'pine forest alpine lake sea cliff desert dune northern lights river bend autumn leaves moss stone waterfall gorge coral reef volcano rim prairie storm',
  photography:
    'golden hour street portrait film grain macro dew long exposure contact sheet darkroom tray lens test studio backdrop black white double exposure polaroid wall',
  science:
    'star chart microscope slide crystal growth periodic table dna model tide table fossil shell circuit physics plant cell weather balloon comet tail optics prism',
  sports:
    'trail running climbing wall road cycling swim lane surf lesson tennis serve ski touring rowing crew football drill skate ramp archery target hiking boots',
  technology:
    'mechanical keyboard desk setup home server retro computer robot arm printer part solder station smart lamp camera drone cable tidy e-ink frame radio kit',
  travel:
    'night train island ferry mountain hut city weekend packing list old town desert camp coastal road tea house canal boat market square lighthouse walk',
  typography:
    'serif specimen variable font hand lettering wood type neon sign title poster italic study monogram blackletter page ligature sheet stencil number grotesque alphabet chart',
  vehicles:
    'cargo bike vintage car camper van wooden boat steam train electric scooter tractor show touring motorbike tram line glider wing kayak rack pedal restoration',
  woodworking:
    'dovetail joint hand plane workbench vise spoon carving turned bowl chisel rack shaker peg box joint spokeshave curve lumber store finger jig oil finish',
};

const COMMON =
  'for with and easy small best ideas simple how to make your modern old handmade little diy cosy of in from weekend favourite beginners free inspiration vintage natural minimal cheap quick perfect new classic beautiful big warm colourful step guide tips summer winter spring made great home two three'.split(
    ' ',
  );

const SYLLABLES =
  'ka ro min tel sur ba den ly vo pra nis gu fen tor al mi che dra ost wen pi lu san ex bri mo ne ga thi ul ster ve jo han cor del fa rin que zo'.split(
    ' ',
  );

const TAIL_OF_TOPIC = 400;
const TAIL_OF_THEME = 58;

/** Made-up words, as those of names and foreign languages are; the same for the same seed. */
export function madeUpWords(seed: number, count: number): readonly string[] {
  const random = new SeededRandom(Math.imul(seed + 1, 0x9e37_79b1));
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + random.below(2) }, () => random.pick(SYLLABLES)).join(''),
  );
}

/** All words of a topic, the most frequent first. */
const topicWords: readonly (readonly string[])[] = GENERAL_TOPICS.map(({ urlName }, topic) => [
  ...headsOf(urlName),
  ...madeUpWords(topic, TAIL_OF_TOPIC),
]);

/** All words of a theme, the two by which it is known first. */
const themeWords: readonly (readonly string[])[] = Array.from({ length: THEME_COUNT }, (_, theme) => {
  const first = (theme % THEMES_OF_TOPIC) * 2;
  const heads = topicWords[topicOf(theme)]!.slice(first, first + 2);
  return [...heads, ...madeUpWords(1_000 + theme, TAIL_OF_THEME)];
});

const topicChoice = zipf(24 + TAIL_OF_TOPIC);
const themeChoice = zipf(2 + TAIL_OF_THEME);
const commonChoice = zipf(COMMON.length, 0.8);

export function topicOf(theme: number): number {
  return Math.floor(theme / THEMES_OF_TOPIC);
}

/** Two words, such as "oak bench". */
export function themeName(theme: number): string {
  return themeWords[theme]!.slice(0, 2).join(' ');
}

/** A word of a text about the theme: of the theme itself, of its topic, or one that stands in all texts. */
export function wordAbout(theme: number, random: SeededRandom): string {
  const kind = random.next();
  if (kind < 0.4) return themeWords[theme]![themeChoice.pick(random)]!;
  if (kind < 0.7) return topicWords[topicOf(theme)]![topicChoice.pick(random)]!;
  return COMMON[commonChoice.pick(random)]!;
}

function headsOf(urlName: string): readonly string[] {
  const heads = (WORDS[urlName] ?? '').split(' ');
  if (heads.length !== THEMES_OF_TOPIC * 2) throw new Error(`${urlName} needs two words for each theme.`);
  return heads;
}

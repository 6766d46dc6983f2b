/** `plural:singular`, for plurals that the rules would miss or get wrong. */
const PAIRS = `
  children:child men:man women:woman people:person feet:foot teeth:tooth geese:goose mice:mouse
  lice:louse oxen:ox shelves:shelf leaves:leaf knives:knife wives:wife lives:life wolves:wolf
  halves:half calves:calf elves:elf loaves:loaf selves:self thieves:thief scarves:scarf hooves:hoof
  bookshelves:bookshelf midwives:midwife housewives:housewife sheaves:sheaf dwarves:dwarf
  wharves:wharf cacti:cactus fungi:fungus nuclei:nucleus radii:radius alumni:alumnus stimuli:stimulus
  foci:focus loci:locus octopi:octopus hippopotami:hippopotamus bacilli:bacillus termini:terminus
  syllabi:syllabus analyses:analysis crises:crisis diagnoses:diagnosis
  hypotheses:hypothesis oases:oasis parentheses:parenthesis theses:thesis axes:axis ellipses:ellipsis
  neuroses:neurosis synopses:synopsis phenomena:phenomenon criteria:criterion
  bacteria:bacterium curricula:curriculum memoranda:memorandum millennia:millennium strata:stratum
  ova:ovum aquaria:aquarium terraria:terrarium stadia:stadium addenda:addendum errata:erratum
  symposia:symposium gymnasia:gymnasium appendices:appendix indices:index matrices:matrix
  vertices:vertex vortices:vortex codices:codex antennae:antenna formulae:formula larvae:larva
  nebulae:nebula vertebrae:vertebra algae:alga pupae:pupa beaux:beau bureaux:bureau plateaux:plateau
  tableaux:tableau chateaux:chateau gateaux:gateau trousseaux:trousseau shoes:shoe toes:toe
  canoes:canoe oboes:oboe tiptoes:tiptoe horseshoes:horseshoe snowshoes:snowshoe foes:foe
  woes:woe hoes:hoe aloes:aloe movies:movie cookies:cookie brownies:brownie smoothies:smoothie
  selfies:selfie hoodies:hoodie zombies:zombie pixies:pixie calories:calorie prairies:prairie
  birdies:birdie genies:genie newbies:newbie foodies:foodie veggies:veggie eyries:eyrie ties:tie
  pies:pie lies:lie dies:die bowties:bowtie magpies:magpie neckties:necktie potpies:potpie
  beanies:beanie collies:collie caches:cache aches:ache headaches:headache niches:niche quiches:quiche
  mustaches:mustache moustaches:moustache avalanches:avalanche creches:creche psyches:psyche
  brioches:brioche toothaches:toothache quizzes:quiz buses:bus gases:gas lenses:lens irises:iris
  cactuses:cactus viruses:virus bonuses:bonus focuses:focus crocuses:crocus hibiscuses:hibiscus
  octopuses:octopus walruses:walrus circuses:circus canvases:canvas atlases:atlas choruses:chorus
  campuses:campus statuses:status censuses:census platypuses:platypus passersby:passerby
  gentlemen:gentleman snowmen:snowman firemen:fireman policemen:policeman postmen:postman
  fishermen:fisherman craftsmen:craftsman craftswomen:craftswoman businessmen:businessman
  businesswomen:businesswoman grandchildren:grandchild stepchildren:stepchild
  schoolchildren:schoolchild salesmen:salesman sportsmen:sportsman sportswomen:sportswoman
  bridesmen:bridesman groomsmen:groomsman dice:die pence:penny groves:grove gloves:glove olives:olive
  sleeves:sleeve waves:wave caves:cave stoves:stove curves:curve valves:valve doves:dove chives:chive
  beehives:beehive hives:hive archives:archive
`;

/** Words that end like plurals. Words that are used in the plural only are among them. */
const ENDING_LIKE_PLURALS = `
  adidas aerobics alas always arkansas athletics atlas besides bias bus canvas ceramics chaos charles
  christmas cosmos dallas des dos dress economics electronics ethos gas graphics gymnastics
  has headquarters hermes his ibis ikeas iris its james jeans kansas las leggings lens les logos los
  lotus lucas mars mas mathematics means mechanics mes news nicolas overalls pais pajamas pancreas
  pants paris pathos perhaps physics plus politics pyjamas scissors series shorts sometimes species
  swiss texas this thomas tights tres trousers venus was whereas yes
`;

/** Irregular plurals with their singular. */
export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  wordsIn(PAIRS).map((pair) => pair.split(':') as [string, string]),
);

/** Words that are no plurals, or that have no singular. */
export const NOT_PLURALS: ReadonlySet<string> = new Set(wordsIn(ENDING_LIKE_PLURALS));

function wordsIn(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

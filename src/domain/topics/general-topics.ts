import { toTopicId, type TopicId } from '../ids/ids.ts';

export type GeneralTopic = {
  readonly id: TopicId;
  /** The name in addresses: lower case letters and hyphens. */
  readonly urlName: string;
  readonly name: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly dominantColor: string;
};

const LISTED: readonly (readonly [id: number, name: string, description: string, dominantColor: string])[] = [
  [1001, 'Animals', 'Pets, birds and wildlife', '#8a6f4d'],
  [1002, 'Architecture', 'Houses, bridges and rooms worth a journey', '#7d7f86'],
  [1003, 'Art', 'Painting, sculpture and everything in between', '#9c4a3c'],
  [1004, 'Baking', 'Bread, cakes and biscuits', '#c08a4e'],
  [1005, 'Beauty', 'Hair, skin and nails', '#c98b8b'],
  [1006, 'Books', 'Reading, covers and libraries', '#5b4a3f'],
  [1007, 'Celebrations', 'Birthdays, weddings and holidays', '#b5573f'],
  [1008, 'Children', 'Playing, learning and growing up', '#d6a441'],
  [1009, 'Clothes', 'What to wear, and how to wear it', '#6f5a7a'],
  [1010, 'Cooking', 'Recipes for every day', '#7f8f3c'],
  [1011, 'Crafts', 'Made by hand from paper, clay and leather', '#b07a4a'],
  [1012, 'Drawing', 'Sketches, inks and illustration', '#4d5560'],
  [1013, 'Film', 'Movies and film-makers', '#3d3a45'],
  [1014, 'Furniture', 'Chairs, tables and shelves', '#8b5e3c'],
  [1015, 'Gardening', 'Beds, balconies and kitchen gardens', '#4f7a4a'],
  [1016, 'Graphic design', 'Posters, marks and layouts', '#b4421f'],
  [1017, 'Health', 'Fitness, rest and wellbeing', '#5f9c8d'],
  [1018, 'History', 'How people lived before us', '#8c7b5a'],
  [1019, 'Home', 'Rooms to live in', '#a8917a'],
  [1020, 'Knitting and sewing', 'Wool, thread and cloth', '#a65e6e'],
  [1021, 'Music', 'Instruments, records and concerts', '#4a4f7d'],
  [1022, 'Nature', 'Woods, mountains and seas', '#4a6b57'],
  [1023, 'Photography', 'Light, cameras and prints', '#55606b'],
  [1024, 'Science', 'How the world works', '#3f6c8f'],
  [1025, 'Sports', 'Games, running and the open air', '#3f7fa6'],
  [1026, 'Technology', 'Machines, tools and what comes next', '#5a6d82'],
  [1027, 'Travel', 'Places to see and ways to get there', '#3a8791'],
  [1028, 'Typography', 'Letters and how they are set', '#2f2c2a'],
  [1029, 'Vehicles', 'Bicycles, cars, boats and trains', '#6b4a45'],
  [1030, 'Woodworking', 'Joints, planes and fine grain', '#9a6b3f'],
];

/** The topics that people can follow from the start, by name. Ids and names in addresses never change. */
export const GENERAL_TOPICS: readonly GeneralTopic[] = LISTED.map(
  ([id, name, description, dominantColor]) => ({
    id: toTopicId(String(id)),
    urlName: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description,
    dominantColor,
  }),
);

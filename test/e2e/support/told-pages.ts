/** Pages of somebody else that say what they are about to machines; words of our own. */
const pageOf = (title: string, thing: Readonly<Record<string, unknown>>, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>
  <script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>
  </head><body><h1>${title}</h1>${body}</body></html>`;

/** By path: something that is sold, something to cook and something that happened. */
export const TOLD_PAGES: Readonly<Record<string, string>> = {
  '/shop/poster': pageOf(
    'Poster of a seed head',
    {
      '@type': 'Product',
      name: 'Poster of a seed head',
      description: 'Printed on heavy paper, sent in a roll',
      image: '/seeding.jpg',
      brand: { '@type': 'Brand', name: 'Meadow Prints' },
      offers: {
        '@type': 'Offer',
        price: '24.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
    },
    '<img src="/seeding.jpg" alt="A dandelion" width="600" height="800"><img src="/umang.jpg" width="900" height="600">',
  ),
  '/kitchen/soup': pageOf(
    'Soup of the lake',
    {
      '@type': 'Recipe',
      name: 'Soup of the lake',
      description: 'For cold evenings after a walk',
      image: ['/umang.jpg'],
      recipeYield: '4',
      totalTime: 'PT45M',
      recipeIngredient: ['2 leeks', '500 g potatoes', '1 l stock'],
    },
    '<img src="/umang.jpg" alt="A bowl" width="900" height="600">',
  ),
  '/news/path': pageOf(
    'The path to the peaks is open',
    {
      '@type': 'NewsArticle',
      headline: 'The path to the peaks is open',
      description: 'After two winters one can walk up again',
      image: [{ '@type': 'ImageObject', url: '/picos-de-europa.jpg', width: 720, height: 720 }],
      author: { '@type': 'Person', name: 'Ada Hill' },
      datePublished: '2026-04-02T08:00:00Z',
    },
    '<img src="/picos-de-europa.jpg" alt="Peaks" width="720" height="720">',
  ),
};

/** Shown to people who have come in, and to nobody else. */
export const MEMBERS_PAGE = `<!doctype html><html lang="en"><head><title>For members</title>
  <meta property="og:title" content="The map for members"><meta property="og:image" content="umang.jpg"></head>
  <body><img src="/umang.jpg" alt="A lake"></body></html>`;

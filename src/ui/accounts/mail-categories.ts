/** What each kind of mail is about. */
const CATEGORIES: Readonly<Record<string, string>> = {
  save: 'Saves of your pins',
  favorite: 'Favorites of your pins',
  reaction: 'Reactions to your pins',
  comment: 'Comments',
  follow: 'New followers',
  invite: 'Board invitations',
  message: 'Messages',
  report: 'Reports and moderation',
  system: 'News about this site',
  security: 'Account security',
};

/** The name of a category; an unknown one keeps the server's name. */
export function categoryLabel(category: string): string {
  const known = CATEGORIES[category];
  if (known !== undefined) return known;
  const words = category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
